import { randomFromSeed } from '../../../src/engine/random';
import { seedOf } from '../../../src/engine/seed';
import {
  ABILITIES,
  abilitiesOf,
  ABILITY_IDS,
} from '../../../src/games/executive-producer/cards/abilities';
import {
  AWARD_IDS,
  AWARDS,
  BIG_AWARDS,
  SEASON_AWARDS,
} from '../../../src/games/executive-producer/cards/awards';
import { NEWS, NEWS_IDS } from '../../../src/games/executive-producer/cards/news';
import {
  OBJECTIVE_IDS,
  OBJECTIVES,
  PUBLIC_OBJECTIVES,
} from '../../../src/games/executive-producer/cards/objectives';
import { STUDIO_IDS } from '../../../src/games/executive-producer/cards/studios';
import { rollDice } from '../../../src/games/executive-producer/dice';
import { PRICES } from '../../../src/games/executive-producer/numbers';
import { type Condition, GENRES } from '../../../src/games/executive-producer/vocabulary';

const NEWS_ROWS = NEWS_IDS.map((id) => NEWS[id]);

/** Whether any movie could meet them all: no genre left over, no count both more and less. */
function canBeMet(conditions: readonly Condition[]): boolean {
  const genres = GENRES.filter((genre) =>
    conditions.every((condition) => condition.kind !== 'genre' || condition.of.includes(genre)),
  );
  const isTorn = conditions.some((low) =>
    conditions.some(
      (high) =>
        low.kind === 'at-least' &&
        high.kind === 'at-most' &&
        low.of === high.of &&
        low.count > high.count,
    ),
  );
  return genres.length > 0 && !isTorn;
}

describe('News', () => {
  it('[EPCARDS-5] are 54, half of them good and half of them bad, and each changes something', () => {
    expect(NEWS_ROWS).toHaveLength(54);
    const sums = NEWS_ROWS.map(({ changes }) =>
      changes.map(({ review, boxOffice }) => review + boxOffice),
    );
    for (const changes of sums) {
      const isGood = changes.every((sum) => sum > 0);
      const isBad = changes.every((sum) => sum < 0);
      expect(isGood || isBad).toBe(true);
    }
    const bad = sums.filter(([sum = 0]) => sum < 0).length;
    expect(bad).toBeGreaterThanOrEqual(20);
    expect(sums.length - bad).toBeGreaterThanOrEqual(20);
  });

  it('[EPCARDS-5] change reviews, box office or both; some offer two changes', () => {
    const firsts = NEWS_ROWS.map(({ changes }) => changes[0]);
    expect(firsts.some(({ review, boxOffice }) => review > 0 && boxOffice > 0)).toBe(true);
    expect(firsts.some(({ review, boxOffice }) => review !== 0 && boxOffice === 0)).toBe(true);
    expect(firsts.some(({ review, boxOffice }) => review === 0 && boxOffice !== 0)).toBe(true);
    expect(NEWS_ROWS.filter(({ changes }) => changes.length === 2).length).toBeGreaterThan(5);
    for (const { conditions } of NEWS_ROWS) expect(canBeMet(conditions)).toBe(true);
  });

  it('[EPCARDS-5] a few add here and take there', () => {
    const torn = NEWS_ROWS.filter(({ changes }) =>
      changes.some(({ review, boxOffice }) => review * boxOffice < 0),
    );
    expect(torn.length).toBeGreaterThanOrEqual(4);
    expect(torn.length).toBeLessThanOrEqual(8);
  });

  it('[EPCARDS-5] at least 14 ask nothing, good and bad ones, and no two of those are alike', () => {
    const free = NEWS_ROWS.filter(({ conditions }) => conditions.length === 0);
    expect(free.length).toBeGreaterThanOrEqual(14);
    expect(new Set(free.map(({ changes }) => JSON.stringify(changes))).size).toBe(free.length);
    const bad = free.filter(({ changes: [{ review, boxOffice }] }) => review + boxOffice < 0);
    expect(bad.length).toBeGreaterThanOrEqual(5);
    expect(free.length - bad.length).toBeGreaterThanOrEqual(5);
  });

  it('[EPCARDS-5] every genre has some of its own, good and bad', () => {
    for (const genre of GENRES) {
      const own = NEWS_ROWS.filter(({ conditions }) =>
        conditions.some((one) => one.kind === 'genre' && one.of.includes(genre)),
      );
      const sums = own.map(({ changes: [{ review, boxOffice }] }) => review + boxOffice);
      expect(sums.some((sum) => sum > 0)).toBe(true);
      expect(sums.some((sum) => sum < 0)).toBe(true);
    }
  });
});

describe('awards and objectives', () => {
  it('[EPCARDS-6] three big awards with conditions of their own, and 14 of the season', () => {
    expect(BIG_AWARDS).toEqual(['best-director', 'best-actor', 'best-picture']);
    const big = BIG_AWARDS.map((id) => JSON.stringify(AWARDS[id].conditions));
    expect(new Set(big).size).toBe(3);
    expect(big).not.toContain('[]');
    expect(SEASON_AWARDS).toHaveLength(14);
    const points = SEASON_AWARDS.map((id) => AWARDS[id].points);
    for (const [least, most] of [
      [1, 2],
      [3, 3],
      [4, 5],
    ] as const) {
      const some = points.filter((count) => count >= least && count <= most);
      expect(some.length).toBeGreaterThanOrEqual(4);
    }
    expect(Math.min(...points)).toBe(1);
    expect(BIG_AWARDS.map((id) => AWARDS[id].points)).toEqual([4, 4, 5]);
    expect(Math.max(...points)).toBeLessThan(AWARDS['best-picture'].points);
    for (const id of AWARD_IDS) expect(canBeMet(AWARDS[id].conditions)).toBe(true);
  });

  it('[EPCARDS-6] Acclaimed, Rich and 24 secret objectives, 2 points each, no two alike', () => {
    expect(PUBLIC_OBJECTIVES).toEqual({
      acclaimed: { points: 2, most: 'stars' },
      rich: { points: 2, most: 'money' },
    });
    const rows = OBJECTIVE_IDS.map((id) => OBJECTIVES[id]);
    expect(rows).toHaveLength(24);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(24);
    for (const { points, goal } of rows) {
      expect(points).toBe(2);
      if (goal.kind === 'movies') expect(canBeMet(goal.conditions)).toBe(true);
    }
  });
});

describe('abilities', () => {
  it('[EPCARDS-7] five for each of five studios, and no two of them alike', () => {
    expect(STUDIO_IDS).toHaveLength(5);
    for (const studio of STUDIO_IDS) expect(abilitiesOf(studio)).toHaveLength(5);
    const effects = ABILITY_IDS.map((id) => JSON.stringify(ABILITIES[id].effect));
    expect(new Set(effects).size).toBe(25);
    expect(new Set(ABILITY_IDS.map((id) => ABILITIES[id].effect.kind)).size).toBe(20);
  });
});

describe('dice and tracks', () => {
  it('[EPCARDS-8] a die shows 0, 1 and 2 equally often', () => {
    const rolls = rollDice(randomFromSeed(seedOf('dice'), 'test'), 6000);
    for (const face of [0, 1, 2]) {
      const share = rolls.filter((roll) => roll === face).length / rolls.length;
      expect(Math.abs(share - 1 / 3)).toBeLessThan(0.03);
    }
    expect(new Set(rolls)).toEqual(new Set([0, 1, 2]));
  });

  it('[EPCARDS-8] a track has five spaces, $1, $1, $2, $3, $4 from the left', () => {
    expect(PRICES).toEqual([1, 1, 2, 3, 4]);
  });
});
