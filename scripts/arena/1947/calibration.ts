import { seatsOf } from '../../../src/engine/seats';
import { beliefsFrom } from '../../../src/games/hollywood-1947/bots/beliefs';
import { LEVEL_TABLE, type LevelId } from '../../../src/games/hollywood-1947/bots/levels';
import { COMMUNIST } from '../../../src/games/hollywood-1947/bots/loyalty-worlds';
import { hollywood1947 } from '../../../src/games/hollywood-1947/game';
import { playMatch, type Series } from './matches';

/** How sure somebody is, in tenths, and how many of those they suspected so were communists. */
export interface Bin {
  readonly beliefs: number;
  readonly communists: number;
  readonly sum: number;
}

export const BINS = 10;

/** After every movie, what everybody who is no communist believes of everybody else. */
export function calibrationOf(
  level: LevelId,
  series: Series,
  from: number,
  to: number,
): readonly Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ beliefs: 0, communists: 0, sum: 0 }));
  const seats = seatsOf(series.players);
  for (let number = from; number < to; number += 1)
    playMatch(series, number, ({ state }, before) => {
      if (state.phase.kind !== 'intermission' || before?.state.phase.kind === 'intermission')
        return;
      for (const seat of seats) {
        if (state.loyalties[seat] === 'communist') continue;
        const beliefs = beliefsFrom(hollywood1947.view(state, seat), LEVEL_TABLE[level]);
        for (const other of seats) {
          if (other === seat) continue;
          const chance = beliefs.chanceOf(other, COMMUNIST);
          const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
          if (bin === undefined) continue;
          bin.beliefs += 1;
          bin.sum += chance;
          if (state.loyalties[other] === 'communist') bin.communists += 1;
        }
      }
    });
  return bins;
}
