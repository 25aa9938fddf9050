import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keep, keptIn, playKept, readKept } from '../../scripts/balance/kept';
import type { MatchRecord } from '../../scripts/balance/record';

/** A match that can be told by its rounds. */
function match(number: number): MatchRecord {
  return {
    studios: ['moonbeam', 'comet'],
    first: 0,
    shares: [1, 0],
    scores: [],
    movies: [3, 1],
    bankrupt: [],
    rounds: number,
    chances: [],
  };
}

let folder = '';
let file = '';
let asked: (readonly [number, number])[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balance-'));
  file = join(folder, 'kept', 'table.jsonl');
  asked = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

function play(from: number, count: number): Promise<readonly MatchRecord[]> {
  asked.push([from, count]);
  return Promise.resolve(Array.from({ length: count }, (_, index) => match(from + index)));
}

const numbersOf = (records: readonly MatchRecord[]) => records.map(({ rounds }) => rounds);

test('a table is played part by part, and kept', async () => {
  expect(numbersOf(await playKept(file, 5, 2, play))).toEqual([0, 1, 2, 3, 4]);
  expect(asked).toEqual([
    [0, 2],
    [2, 2],
    [4, 1],
  ]);
  expect(readKept(file)).toEqual([0, 1, 2, 3, 4].map(match));
});

test('a run that was broken off goes on where it stopped, and one for fewer plays nothing', async () => {
  keep(file, [match(0), match(1), match(2)]);
  expect(numbersOf(await playKept(file, 5, 10, play))).toEqual([0, 1, 2, 3, 4]);
  expect(asked).toEqual([[3, 2]]);
  expect(numbersOf(await playKept(file, 4, 10, play))).toEqual([0, 1, 2, 3]);
  expect(asked).toHaveLength(1);
});

test('a line that was not written to its end is played again', async () => {
  keep(file, [match(0), match(1)]);
  appendFileSync(file, JSON.stringify(match(2)).slice(0, 20));
  expect(numbersOf(readKept(file))).toEqual([0, 1]);
  await playKept(file, 3, 10, play);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  expect(numbersOf(readKept(file))).toEqual([0, 1, 2]);
});

test('other cards or bots, another level, table or length have a place of their own', () => {
  const [bundle, other] = [join(folder, 'a.cjs'), join(folder, 'b.cjs')];
  writeFileSync(bundle, 'these cards');
  writeFileSync(other, 'those cards');
  const task = { level: 'mogul', players: 2 };
  expect(keptIn(folder, bundle, task)).toBe(keptIn(folder, bundle, { ...task }));
  const places = [
    keptIn(folder, bundle, task),
    keptIn(folder, other, task),
    keptIn(folder, bundle, { ...task, players: 3 }),
  ];
  expect(new Set(places).size).toBe(3);
});
