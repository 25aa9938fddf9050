import { err, ok, type Result } from './result';
import { flawOf, lookalikeKey } from './text';

/** The generator every new match uses. Saved matches name theirs, so that a better one can join later. */
export const SEED_ALGORITHM = 'xoroshiro128plus';

export const SEED_MAX_LENGTH = 40;

/** A seed that has been checked: the generator's name, a colon, and the text a person typed. */
export type Seed = `${typeof SEED_ALGORITHM}:${string}` & { readonly brand: 'seed' };

export type SeedError =
  | { readonly code: 'seed-empty' }
  | { readonly code: 'seed-too-long'; readonly max: number }
  | { readonly code: 'seed-unprintable' }
  | { readonly code: 'seed-algorithm-unknown' };

/** Checks what a person typed. White space around it does not count. */
export function parseSeed(typed: string): Result<Seed, SeedError> {
  const text = typed.trim();
  const flaw = flawOf(text, SEED_MAX_LENGTH);
  if (flaw === 'too-long') return err({ code: 'seed-too-long', max: SEED_MAX_LENGTH });
  if (flaw !== undefined) return err({ code: `seed-${flaw}` });
  return ok(`${SEED_ALGORITHM}:${text}` as Seed);
}

/** The seed of a text that the program itself makes; throws for one that no person could type. */
export function seedOf(text: string): Seed {
  const seed = parseSeed(text);
  if (!seed.ok) throw new RangeError(`Not a seed: ${text}`);
  return seed.value;
}

/** Checks a seed that was saved, with the name of its generator. */
export function readSeed(saved: string): Result<Seed, SeedError> {
  const prefix = `${SEED_ALGORITHM}:`;
  if (!saved.startsWith(prefix)) return err({ code: 'seed-algorithm-unknown' });
  return parseSeed(saved.slice(prefix.length));
}

/** What the person typed, as it is shown and shared. */
export function seedText(seed: Seed): string {
  return seed.slice(SEED_ALGORITHM.length + 1);
}

/** The text that decides the cards: whoever reads a seed out loud need not say how it was written. */
export function seedKey(seed: Seed): string {
  return lookalikeKey(seedText(seed));
}
