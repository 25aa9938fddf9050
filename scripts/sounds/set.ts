import type { SoundName } from '../../src/ui/sound/names';
import { mastered, noiseFrom, rustle, type Sound, together, tone } from './synth';

/* Every sound of the app, written as what it is made of. */

/** A metal reel is set down. */
function reel(): Sound {
  return together(
    [0, tone({ seconds: 0.09, hertz: 2350, level: 0.5, decay: 0.014, overtones: [0.4, 0.2] })],
    [0.004, tone({ seconds: 0.09, hertz: 3620, level: 0.3, decay: 0.01 })],
    [0, tone({ seconds: 0.12, hertz: 190, to: 150, level: 0.6, decay: 0.03 })],
    [0, rustle({ seconds: 0.05, seed: 3, band: [1500, 7000], level: 0.5, decay: 0.008 })],
  );
}

/** One reel pushes others up: a thump, then metal on metal. */
function bump(): Sound {
  return together(
    [0, tone({ seconds: 0.22, hertz: 170, to: 70, level: 1, decay: 0.06, overtones: [0.3] })],
    [0.01, rustle({ seconds: 0.08, seed: 7, band: [300, 2500], level: 0.7, decay: 0.02 })],
    [0.05, tone({ seconds: 0.1, hertz: 1900, level: 0.35, decay: 0.02, overtones: [0.5] })],
    [0.1, tone({ seconds: 0.1, hertz: 2500, level: 0.25, decay: 0.02, overtones: [0.4] })],
  );
}

/** Wood on wood, and a little of the room. */
function clap(): Sound {
  return together(
    [0, rustle({ seconds: 0.1, seed: 11, band: [700, 6000], level: 1.6, decay: 0.012 })],
    [0.011, rustle({ seconds: 0.12, seed: 13, band: [500, 4500], level: 1.8, decay: 0.018 })],
    [0.011, tone({ seconds: 0.14, hertz: 980, to: 860, level: 0.5, decay: 0.02 })],
    [0.05, rustle({ seconds: 0.25, seed: 17, band: [400, 2500], level: 0.25, decay: 0.06 })],
  );
}

const HANDS = 170;
const OVATION_SECONDS = 1.9;

/** A full house: many hands, more of them in the middle. */
function applause(): Sound {
  const chance = noiseFrom(29);
  const hands = Array.from({ length: HANDS }, (_, index): readonly [number, Sound] => {
    // The sum of two chances is most often in the middle.
    const from = ((chance() + chance() + 2) / 4) * OVATION_SECONDS;
    const pitch = 900 + 700 * chance();
    const level = 0.35 + 0.2 * chance();
    const band = [pitch * 0.6, pitch * 1.8] as const;
    return [from, rustle({ seconds: 0.07, seed: 31 + index, band, level, decay: 0.012 })];
  });
  return together(...hands);
}

/** A bell: its overtones are not quite in tune, which is what makes it one. */
function bell(hertz: number, seconds: number): Sound {
  return together(
    [0, tone({ seconds, hertz, level: 0.6, decay: seconds / 4 })],
    [0, tone({ seconds, hertz: hertz * 2.76, level: 0.22, decay: seconds / 8 })],
    [0, tone({ seconds, hertz: hertz * 5.4, level: 0.1, decay: seconds / 16 })],
  );
}

/** A star arrives: three bells upward. */
function star(): Sound {
  return together(
    [0, bell(1046.5, 0.5)],
    [0.09, bell(1318.5, 0.5)],
    [0.18, bell(1568, 0.8)],
    [0.27, bell(2093, 0.9)],
  );
}

function brass(hertz: number, seconds: number): Sound {
  const overtones = [0.7, 0.5, 0.35, 0.2, 0.1];
  return tone({ seconds, hertz, overtones, level: 0.4, attack: 0.03, decay: seconds / 1.6 });
}

/** A short fanfare. */
function award(): Sound {
  return together(
    [0, brass(392, 0.16)],
    [0.14, brass(392, 0.14)],
    [0.26, brass(523.3, 0.7)],
    [0.26, brass(659.3, 0.7)],
    [0.26, brass(784, 0.7)],
  );
}

/** A muted trombone is sorry. */
function lost(): Sound {
  const sorry = { overtones: [0.5, 0.25], attack: 0.04, level: 0.5 } as const;
  return together(
    [0, tone({ seconds: 0.26, hertz: 311, to: 305, decay: 0.3, ...sorry })],
    [0.24, tone({ seconds: 0.26, hertz: 294, to: 288, decay: 0.3, ...sorry })],
    [0.48, tone({ seconds: 0.6, hertz: 277, to: 233, decay: 0.35, tremble: 0.012, ...sorry })],
  );
}

/** Heavy cloth on its rail. */
function curtain(): Sound {
  return together(
    [0, rustle({ seconds: 0.9, seed: 41, band: [200, 1400], level: 1, attack: 0.25, decay: 0.22 })],
    [
      0.1,
      rustle({ seconds: 0.7, seed: 43, band: [1200, 4200], level: 0.5, attack: 0.3, decay: 0.15 }),
    ],
    [0, tone({ seconds: 0.5, hertz: 82, level: 0.25, attack: 0.1, decay: 0.15 })],
  );
}

/** What each is made of, and how loud it may be: what is heard often is soft. */
const SET: Readonly<Record<SoundName, readonly [() => Sound, number]>> = {
  reel: [reel, 0.45],
  bump: [bump, 0.6],
  clap: [clap, 0.8],
  applause: [applause, 0.7],
  star: [star, 0.6],
  award: [award, 0.6],
  lost: [lost, 0.55],
  curtain: [curtain, 0.5],
};

export function soundOf(name: SoundName): Sound {
  const [make, loudest] = SET[name];
  return mastered(make(), loudest);
}
