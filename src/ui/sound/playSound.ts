import { type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';

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

const players = new Map<SoundName, AudioPlayer>();

function playerOf(name: SoundName): AudioPlayer {
  const known = players.get(name);
  if (known !== undefined) return known;
  // The music that somebody listens to goes on, and a phone that is set to silent stays silent.
  if (players.size === 0)
    setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(
      () => undefined,
    );
  const player = createAudioPlayer(FILES[name]);
  players.set(name, player);
  return player;
}

/** Plays a sound from its beginning. Nothing in the app needs to be heard, so a device that cannot play stays quiet. */
export function playSound(name: SoundName, volume: number): void {
  if (!mayPlay()) return;
  try {
    const player = playerOf(name);
    player.volume = volume;
    player.seekTo(0).catch(() => undefined);
    player.play();
  } catch {
    players.delete(name);
  }
}
