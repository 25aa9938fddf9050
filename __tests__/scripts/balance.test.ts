import { winShare } from '../../scripts/arena/figures';
import { executiveProducerBots } from '../../src/games/executive-producer/bots/bots';
import {
  bankruptcies,
  byPlace,
  byStudio,
  moviesOf,
  pointsOf,
  spreadOf,
  usesOf,
} from '../../scripts/balance/figures';
import {
  enoughFor,
  markOfBankruptcies,
  markOfShare,
  markOfTaken,
  markOfUse,
} from '../../scripts/balance/goals';
import { type MatchRecord, playRecorded } from '../../scripts/balance/record';
import { report } from '../../scripts/balance/tables';

const SCORE = { awards: 0, objectives: 0, acclaimed: 0, rich: 0, money: 0, total: 10 };

function record(parts: Partial<MatchRecord>): MatchRecord {
  return {
    studios: ['moonbeam', 'comet'],
    first: 0,
    shares: [1, 0],
    scores: [SCORE, { ...SCORE, total: 6 }],
    movies: [3, 1],
    bankrupt: [],
    rounds: 7,
    chances: [],
    ...parts,
  };
}

/** Moonbeam wins twice; the first player wins once, when that is Moonbeam. */
const RECORDS = [record({}), record({ first: 1, bankrupt: [1] })];

test('as many matches as leave half of the 4 points to chance, for each studio at each table', () => {
  expect([2, 3, 4, 5].map(enoughFor)).toEqual([6000, 4000, 3000, 2400]);
  const wins = Array.from({ length: (enoughFor(2) * 2) / 5 }, (_, match) => match % 2);
  expect(winShare(wins).margin).toBeCloseTo(2, 1);
});

test('wins by studio and by place in the order of play', () => {
  expect(byStudio(RECORDS).map(({ id, figure }) => [id, figure.share])).toEqual([
    ['comet', 0],
    ['moonbeam', 100],
  ]);
  expect(byPlace(RECORDS).map(({ share }) => share)).toEqual([50, 50]);
});

test('movies, points and their spread, and matches with a bankruptcy', () => {
  expect(moviesOf(RECORDS).mean).toBe(2);
  expect(pointsOf(RECORDS).mean).toBe(8);
  expect(spreadOf([1, 2, 3, 4])).toEqual({ mean: 2.5, deviation: Math.sqrt(5 / 3) });
  expect(bankruptcies(RECORDS)).toBe(50);
});

test('how often something is taken, and how those fare who take it', () => {
  const chance = { kind: 'ability', id: 'screen-test' } as const;
  const records = [
    record({ chances: [{ ...chance, seat: 0, isTaken: true }] }),
    record({ chances: [{ ...chance, seat: 0, isTaken: true }], shares: [0.5, 0.5] }),
    record({ chances: [{ ...chance, seat: 1, isTaken: false }] }),
    record({ chances: [{ kind: 'news', id: 'overexposed', seat: 0, isTaken: true }] }),
  ];
  const [use, ...others] = usesOf(records, 'ability');
  expect(others).toEqual([]);
  expect(use?.figure.open).toBe(3);
  expect(use?.figure.taken).toBeCloseTo(66.7, 1);
  // A win and a shared one, each against an even share of a half.
  expect(use?.figure.lead).toBe(25);
});

test('what was never taken has no lead', () => {
  const chances = [{ kind: 'script', id: 'eleven-winters', seat: -1, isTaken: false }] as const;
  const [use] = usesOf([record({ chances })], 'script');
  expect(use?.figure).toEqual({ open: 1, taken: 0, lead: 0, margin: 0 });
});

describe('what misses a goal is marked', () => {
  const wins = (share: number, margin = 1) => ({ matches: 1000, share, margin });
  const use = (taken: number, lead = 0, margin = 1) => ({ open: 1000, taken, lead, margin });

  test('studios and places: more than four points from par, clearly or perhaps', () => {
    expect([46, 54].map((share) => markOfShare(wins(share), 2))).toEqual(['', '']);
    expect([54.5, 45.5].map((share) => markOfShare(wins(share), 2))).toEqual(['(?) ', '(?) ']);
    expect([55.5, 44.5].map((share) => markOfShare(wins(share), 2))).toEqual(['(!) ', '(!) ']);
    expect(markOfShare(wins(24), 5)).toBe('');
  });

  test('bankruptcies in a twentieth of the matches', () => {
    expect([0, 4.9, 5].map(markOfBankruptcies)).toEqual(['', '', '(!) ']);
  });

  test('what is never taken, and what always is unless it goes without saying', () => {
    const marks = (taken: number) =>
      (['news', 'award', 'ability'] as const).map((kind) => markOfTaken(kind, use(taken)));
    expect(marks(4)).toEqual(['(!) ', '(!) ', '(!) ']);
    expect(marks(5)).toEqual(['', '', '']);
    expect(marks(96)).toEqual(['(!) ', '', '']);
  });

  test('what decides matches, for better or worse', () => {
    expect(markOfUse('award', use(50, 20))).toBe('');
    expect(markOfUse('actor', use(50, 10.5))).toBe('(?) ');
    expect(markOfUse('actor', use(50, -12))).toBe('(!) ');
  });
});

describe('a match of bots', () => {
  const agent = executiveProducerBots.find(({ level }) => level === 'agent');
  if (agent === undefined) throw new Error('There is a level agent');
  const played = playRecorded(agent, 3, { length: 'intro' }, 1);

  test('is kept whole: shares, movies, and every chance with at most one taker of an award', () => {
    expect(played.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(played.movies.every((count) => count > 0)).toBe(true);
    const awards = played.chances.filter(({ kind, isTaken }) => kind === 'award' && isTaken);
    expect(awards.length).toBeGreaterThan(3);
    expect(new Set(awards.map(({ id }) => id)).size).toBe(awards.length);
    expect(played.chances.filter(({ kind }) => kind === 'ability')).toHaveLength(15);
    expect(played.chances.filter(({ kind }) => kind === 'objective')).toHaveLength(9);
  });

  test('is the same again from the same number', () => {
    expect(playRecorded(agent, 3, { length: 'intro' }, 1)).toEqual(played);
    expect(playRecorded(agent, 3, { length: 'intro' }, 2)).not.toEqual(played);
  });

  test('goes into the tables', () => {
    const text = report([{ players: 3, records: [played] }]);
    expect(text).toContain('| 3 | 1 |');
    expect(text).toContain('## By ability');
    expect(text).toContain('| best-picture | 1 |');
  });
});
