import applause from '../../../assets/sounds/applause.wav';
import award from '../../../assets/sounds/award.wav';
import bump from '../../../assets/sounds/bump.wav';
import clap from '../../../assets/sounds/clap.wav';
import curtain from '../../../assets/sounds/curtain.wav';
import lost from '../../../assets/sounds/lost.wav';
import reel from '../../../assets/sounds/reel.wav';
import star from '../../../assets/sounds/star.wav';
import { mayPlay } from './mayPlay';
import type { SoundName } from './names';
import { openPlayer, type Player } from './player';

const FILES: Readonly<Record<SoundName, number>> = {
  applause,
  award,
  bump,
  clap,
  curtain,
  lost,
  reel,
  star,
};

const players = new Map<SoundName, Player>();

function playerOf(name: SoundName): Player {
  const known = players.get(name);
  if (known !== undefined) return known;
  const player = openPlayer(FILES[name]);
  players.set(name, player);
  return player;
}

/** Plays a sound from its beginning. Nothing in the app needs to be heard, so a device that cannot play stays quiet. */
export function playSound(name: SoundName, volume: number): void {
  if (!mayPlay()) return;
  try {
    playerOf(name).play(volume);
  } catch {
    players.delete(name);
  }
}
