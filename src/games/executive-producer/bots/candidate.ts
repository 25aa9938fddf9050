import type { Action } from '../types';

/** A move with what it seems to bring, in points. */
export interface Candidate {
  readonly action: Action;
  readonly gain: number;
  /** It takes no action, so nothing is lost by doing it first. */
  readonly isFree?: true;
}

export function free(action: Action, gain: number): Candidate {
  return { action, gain, isFree: true };
}

/** The one that brings the most, of those that cost no action while there are any; the first of those alike. */
export function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates)
    if (best === undefined || isBetter(candidate, best)) best = candidate;
  return best;
}

/** Whether it goes before everything that takes an action. */
export function comesFirst({ isFree, gain }: Candidate): boolean {
  return isFree === true && gain > 0;
}

function isBetter(one: Candidate, other: Candidate): boolean {
  const isOneFirst = comesFirst(one);
  const isOtherFirst = comesFirst(other);
  return isOneFirst === isOtherFirst ? one.gain > other.gain : isOneFirst;
}

/** The best few, the best first. */
export function bestFew(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  return candidates
    .slice()
    .sort((one, other) => (isBetter(one, other) ? -1 : isBetter(other, one) ? 1 : 0))
    .slice(0, count);
}
