import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import LongestFirst from '../support/longest-first.cjs';

const TESTS = join(__dirname, '..');

/** As much of a test as the order asks for, on a machine that has never run it. */
function unknownTest(path: string, size: number) {
  const config = { id: 'nobody has run it', cacheDirectory: join(tmpdir(), 'no-such-folder') };
  return { path, context: { config, hasteFS: { getSize: () => size } } };
}

/** By whatever Jest makes of it. */
function inOrder(tests: readonly ReturnType<typeof unknownTest>[]): readonly string[] {
  const sequencer = Reflect.construct(LongestFirst, [{}]) as {
    sort: (tests: unknown) => readonly { readonly path: string }[];
  };
  return sequencer.sort([...tests]).map(({ path }) => path);
}

test('what is long to run is begun first, however short to read, and the rest by size', () => {
  const [longest = '', next = ''] = LongestFirst.LONG;
  const tests = [
    unknownTest('/a/small.test.ts', 1),
    unknownTest(`/a/${next}`, 2),
    unknownTest('/a/large.test.ts', 900),
    unknownTest(`/a/${longest}`, 1),
  ];
  const order = [`/a/${longest}`, `/a/${next}`, '/a/large.test.ts', '/a/small.test.ts'];
  expect(inOrder(tests)).toEqual(order);
});

test('the parts of a run have every test once, and share the long ones', () => {
  const paths = [...LongestFirst.LONG.slice(0, 4), 'b.test.ts', 'a.test.ts', 'c.test.ts'].map(
    (end) => `/a/${end}`,
  );
  const tests = paths.map((path, index) => unknownTest(path, index));
  const sequencer = Reflect.construct(LongestFirst, [{}]) as {
    shard: (
      tests: unknown,
      part: { readonly shardIndex: number; readonly shardCount: number },
    ) => readonly { readonly path: string }[];
  };
  const partOf = (shardIndex: number, from: readonly unknown[]) =>
    sequencer.shard(from, { shardIndex, shardCount: 2 }).map(({ path }) => path);
  const one = partOf(1, tests);
  const two = partOf(2, [...tests].reverse());
  const [longest, second, third, fourth] = paths;
  expect(one).toEqual([longest, fourth, '/a/a.test.ts']);
  expect(two).toEqual([second, third, '/a/b.test.ts', '/a/c.test.ts']);
});

test('whatever is named as long exists', () => {
  const homes = [TESTS, join(TESTS, 'games')];
  const gone = LongestFirst.LONG.filter(
    (end) => !homes.some((folder) => existsSync(join(folder, end))),
  );
  expect(gone).toEqual([]);
});
