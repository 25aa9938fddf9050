import { fitBeliefs, weightTables } from '../../../../scripts/arena/1947/fit-beliefs';
import { habitTables } from '../../../../scripts/arena/1947/habits';
import { learnedFrom, paceOf } from '../../../../scripts/arena/1947/learn';
import { lessonsFrom } from '../../../../scripts/arena/1947/lessons';
import { endsOf } from '../../../../scripts/arena/1947/matches';
import { neutralTables } from '../../../../scripts/arena/1947/neutral';
import { castingOf, PLAIN } from '../../../../scripts/arena/1947/tables';
import { DeedSums } from '../../../../src/games/hollywood-1947/bots/deed-evidence';
import { tellingsOf } from '../../../../src/games/hollywood-1947/bots/evidence';
import * as fitted from '../../../../src/games/hollywood-1947/bots/fitted';
import { swayBefore } from '../../../../src/games/hollywood-1947/bots/stances';
import type { Deed } from '../../../../src/games/hollywood-1947/types';
import { act, hollywood1947, perform, scene, shootOf } from '../../../support/hollywood-1947';

/** A table without its numbers. */
function shapeOf(table: unknown): string {
  return JSON.stringify(table).replace(/[-\d.e]+/g, (text) => (/\d/.test(text) ? '0' : text));
}

const ENDS = endsOf({ casting: castingOf('extra'), players: 5, options: PLAIN }, 0, 8);

describe('what is learned from matches', () => {
  const lessons = lessonsFrom(ENDS);

  it('has the true deal among those that were possible, and nothing of what the viewer did', () => {
    expect(lessons.length).toBeGreaterThan(40);
    for (const { truth, deals } of lessons) expect(deals[truth]).toBeDefined();
    const [first] = lessons;
    expect(first?.movies).toHaveLength(first?.deals.length ?? 0);
  });

  it('makes the truth likelier than the numbers of each loyalty do', () => {
    const fit = fitBeliefs(lessons);
    expect(fit.surprise).toBeLessThan(0.8 * fit.atFirst);
    expect(fitBeliefs(lessons)).toEqual(fit);
  });

  it('fills every table that bots believe by', () => {
    const fit = { weights: [], surprise: 0, atFirst: 0 };
    const found = { ...habitTables(ENDS), ...weightTables(fit) };
    expect(Object.keys(found).sort()).toEqual(Object.keys(fitted).sort());
    expect(shapeOf(found['CARD_HABITS'])).toBe(shapeOf(fitted.CARD_HABITS));
    expect(shapeOf(found['DEED_WEIGHTS'])).toBe(shapeOf(fitted.DEED_WEIGHTS));
  });

  it.each([0.5, 0.1])('goes %d of the way from what was believed before', (pace) => {
    const { tables, matches } = learnedFrom(ENDS, pace);
    expect(matches).toBe(ENDS.length);
    expect(shapeOf(tables)).toBe(shapeOf({ ...fitted }));
    const [found] = habitTables(ENDS)['CARD_HABITS'] as readonly (readonly number[])[];
    const [learned] = tables['CARD_HABITS'] as readonly (readonly number[])[];
    fitted.CARD_HABITS[0].forEach((share, colour) => {
      expect(learned?.[colour]).toBeCloseTo(share + pace * ((found?.[colour] ?? 0) - share), 2);
    });
  });

  it('goes a shorter way in every generation, and never more than half of it', () => {
    const paces = Array.from({ length: 20 }, (_, generation) => paceOf(generation));
    expect(paces[0]).toBe(0.5);
    expect(paces[19]).toBeLessThan(0.1);
    paces.forEach((pace, generation) =>
      expect(pace).toBeLessThanOrEqual(paces[generation - 1] ?? 1),
    );
  });

  it('can begin with tables that say nothing', () => {
    const neutral = neutralTables();
    expect(Object.keys(neutral).sort()).toEqual(Object.keys(fitted).sort());
    for (const [name, table] of Object.entries(fitted))
      expect(shapeOf(neutral[name])).toBe(shapeOf(table));
    for (const shares of neutral['CARD_HABITS'] as readonly (readonly number[])[])
      expect(new Set(shares).size).toBe(1);
  });
});

describe('deeds', () => {
  const swap: Deed = {
    round: 1,
    seat: 0,
    kind: 'swapped-jobs',
    got: [
      { seat: 1, job: 'director' },
      { seat: 2, job: 'producer' },
    ],
  };

  it('a swap is for the one who gets the better job, and against the other', () => {
    expect(tellingsOf(swap, 0)).toEqual([
      { kind: 'job-given', seat: 0, whom: 1, sway: 0 },
      { kind: 'job-taken', seat: 0, whom: 2, sway: 0 },
    ]);
    const fromCentre: Deed = { ...swap, got: [{ seat: 2, job: 'producer' }] };
    expect(tellingsOf(fromCentre, 0)).toEqual([{ kind: 'job-given', seat: 0, whom: 2, sway: 0 }]);
  });

  it('[47PRODUCER-1] is remembered as who came by which job', () => {
    const state = scene({
      players: 4,
      jobs: [['producer'], ['director'], ['gaffer'], ['editor']],
    });
    const aim = { at: 'jobs', jobs: ['director', 'gaffer'] } as const;
    const { state: after } = act(state, 0, perform('producer', aim));
    expect(after.deeds).toEqual([
      {
        round: 1,
        seat: 0,
        kind: 'swapped-jobs',
        got: [
          { seat: 2, job: 'director' },
          { seat: 1, job: 'gaffer' },
        ],
      },
    ]);
    expect(hollywood1947.view(after, 3).deeds).toEqual(after.deeds);
  });

  it('say less the second time, and nothing of ghosts', () => {
    const deed: Deed = { round: 1, seat: 1, kind: 'changed-die', holder: 0, before: 'star' };
    const world = { loyalties: [0, 1, 0], ways: 1 };
    const saidBy = (times: number): number => {
      const sums = new DeedSums(3);
      for (let time = 0; time < times; time += 1) sums.add(deed, 0);
      return sums.in(world);
    };
    expect(saidBy(1)).not.toBe(0);
    expect(saidBy(2)).toBeCloseTo(1.5 * saidBy(1), 9);
    const sums = new DeedSums(3);
    sums.add({ ...deed, holder: 3 }, 0);
    expect(sums.in(world)).toBe(0);
  });

  it('of a rising star are those of the side that is behind', () => {
    const won = (round: number, team: 'patriot' | 'communist') => ({
      round,
      poster: 'comedy' as const,
      cards: [],
      symbols: { patriot: 0, communist: 0 },
      winners: [team],
      shoot: shootOf(),
    });
    const shown = [won(1, 'communist'), won(2, 'communist'), won(3, 'patriot')];
    expect([1, 2, 3, 4].map((round) => swayBefore(shown, round))).toEqual([0, 1, 1, 1]);
    expect(swayBefore([won(1, 'patriot')], 2)).toBe(-1);
  });
});
