import { type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';

/** One sound, ready to be heard. In a browser: see `player.web.ts`. */
export interface Player {
  /** From its beginning, whether or not it is still to be heard from the last time. */
  play(volume: number): void;
}

let isModeSet = false;

/** The music that somebody listens to goes on, and a phone that is set to silent stays silent. */
function setMode(): void {
  if (isModeSet) return;
  isModeSet = true;
  setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(
    () => undefined,
  );
}

export function openPlayer(file: number): Player {
  setMode();
  const player: AudioPlayer = createAudioPlayer(file);
  return {
    play(volume) {
      player.volume = volume;
      player.seekTo(0).catch(() => undefined);
      player.play();
    },
  };
}
