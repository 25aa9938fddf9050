/* A small synthesiser: sounds are lists of samples between -1 and 1, made of tones and noise. */

export const RATE = 22_050;

export type Sound = readonly number[];

/** The same noise every time. */
export function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function samplesOf(seconds: number): number {
  return Math.round(seconds * RATE);
}

function drawn(seconds: number, at: (second: number) => number): Sound {
  return Array.from({ length: samplesOf(seconds) }, (_, index) => at(index / RATE));
}

interface Shape {
  readonly seconds: number;
  readonly level: number;
  /** How long it takes to come. */
  readonly attack?: number;
  /** After how long a third of it is left. */
  readonly decay: number;
}

function envelope({ level, attack = 0.002, decay }: Shape, second: number): number {
  return level * Math.min(1, second / attack) * Math.exp(-Math.max(0, second - attack) / decay);
}

interface Tone extends Shape {
  readonly hertz: number;
  /** Where the pitch has gone by the end. */
  readonly to?: number;
  /** How strong each overtone is, the first one at twice the pitch. */
  readonly overtones?: readonly number[];
  /** How far the pitch trembles, as a part of it. */
  readonly tremble?: number;
}

const TREMBLE_HERTZ = 5.5;

export function tone(shape: Tone): Sound {
  const { seconds, hertz, to = hertz, overtones = [], tremble = 0 } = shape;
  let phase = 0;
  return drawn(seconds, (second) => {
    const pitch = hertz + ((to - hertz) * second) / seconds;
    const sway = 1 + tremble * Math.sin(2 * Math.PI * TREMBLE_HERTZ * second);
    phase += (2 * Math.PI * pitch * sway) / RATE;
    const rich = overtones.reduce(
      (sum, strength, index) => sum + strength * Math.sin(phase * (index + 2)),
      Math.sin(phase),
    );
    return envelope(shape, second) * rich;
  });
}

interface Rustle extends Shape {
  readonly seed: number;
  /** What is below the first and above the second is taken out. */
  readonly band: readonly [number, number];
}

/** How much of each new sample a simple filter lets through. */
function share(hertz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
}

export function rustle(shape: Rustle): Sound {
  const { seconds, seed, band } = shape;
  const noise = noiseFrom(seed);
  const [low, high] = band;
  let dull = 0;
  let bass = 0;
  return drawn(seconds, (second) => {
    dull += share(high) * (noise() - dull);
    bass += share(low) * (dull - bass);
    return envelope(shape, second) * (dull - bass);
  });
}

/** All of them at once, each from its own second on. */
export function together(...parts: readonly (readonly [number, Sound])[]): Sound {
  const length = Math.max(...parts.map(([from, sound]) => samplesOf(from) + sound.length));
  const all = new Array<number>(length).fill(0);
  for (const [from, sound] of parts) {
    const start = samplesOf(from);
    sound.forEach((sample, index) => {
      all[start + index] = (all[start + index] ?? 0) + sample;
    });
  }
  return all;
}

const FADE_SECONDS = 0.02;

/** As loud as it may be and no louder, and silent at its very end: a sound that is cut off clicks. */
export function mastered(sound: Sound, loudest: number): Sound {
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = samplesOf(FADE_SECONDS);
  return sound.map((sample, index) => {
    const left = (sound.length - 1 - index) / fade;
    return (sample / peak) * loudest * Math.min(1, left);
  });
}
