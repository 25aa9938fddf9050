import type { Day } from '../engine/days';
import { readSeed } from '../engine/seed';
import { hollywood } from '../games/hollywood/game';
import { premiereDayOf } from '../games/hollywood/premiere';
import {
  type PlayedPremiere,
  type PremiereNight,
  premiereNights,
} from '../games/hollywood/premiere-record';
import type { MatchId } from '../storage/keys';
import type { SaveEntry } from '../storage/reader';
import type { Summary } from '../storage/summary';

/** A finished premiere with what became of the person. */
export interface PremiereResult extends PlayedPremiere {
  readonly id: MatchId;
  readonly place: number;
  readonly points: number;
}

/** One's premieres, as the saves tell them. */
export interface Premieres {
  readonly nights: readonly PremiereNight<PremiereResult>[];
  /** Those that still go on, the last played first. */
  readonly running: readonly { readonly id: MatchId; readonly day: Day }[];
}

/** Of which day a saved match is the premiere. */
export function premiereOf({ game, seed, options, seats }: Summary): Day | undefined {
  const read = game === hollywood.id ? readSeed(seed) : undefined;
  return read?.ok === true
    ? premiereDayOf({ seed: read.value, options, players: seats })
    : undefined;
}

export function premieresIn(entries: readonly SaveEntry[]): Premieres {
  const results: PremiereResult[] = [];
  const running: { id: MatchId; day: Day }[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'ready') continue;
    const { id, summary } = entry;
    const day = premiereOf(summary);
    if (day === undefined) continue;
    // The person always sits in the first seat.
    const own = summary.outcome?.standings.find(({ seat }) => seat === 0);
    if (own === undefined) running.push({ id, day });
    else {
      const { place, points } = own;
      results.push({ id, day, finished: summary.times.updated, place, points });
    }
  }
  return { nights: premiereNights(results), running };
}

/** Whether a match is a premiere that was played again. */
export function isRerun({ nights }: Premieres, id: string): boolean {
  return nights.some(({ reruns }) => reruns.some((rerun) => rerun.id === id));
}
