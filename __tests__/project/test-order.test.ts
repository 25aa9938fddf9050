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

test('whatever is named as long exists', () => {
  const homes = [TESTS, join(TESTS, 'games')];
  const gone = LongestFirst.LONG.filter(
    (end) => !homes.some((folder) => existsSync(join(folder, end))),
  );
  expect(gone).toEqual([]);
});
