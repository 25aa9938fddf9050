import type { Player } from './player';

/**
 * The browser's own player. The library would end there as well, but its first sound takes the page longer than a tap
 * may: it is put together from a dozen modules, just when a reel sets out.
 */
export function openPlayer(address: string): Player {
  const audio = new Audio(address);
  return {
    play(volume) {
      audio.volume = volume;
      audio.currentTime = 0;
      // Refused or not to be had: then it is quiet.
      audio.play().catch(() => undefined);
    },
  };
}
