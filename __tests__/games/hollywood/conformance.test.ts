import { botOf } from '../../../src/games/hollywood/bots/bots';
import { LEVEL_TABLE, LEVELS } from '../../../src/games/hollywood/bots/levels';
import { looksAt } from '../../support/conformance';

/** What a bot may know does not hang on how long it thinks. */
const PLAYOUTS = 24;

const looks = looksAt('hollywood', {
  close: { matches: 1, stride: 1 },
  wide: { matches: 16, stride: 9 },
  levels: { matches: 1, stride: 11 },
  thinkers: LEVELS.map((id) => botOf(id, { ...LEVEL_TABLE[id], playouts: PLAYOUTS })),
  atLeast: 500,
});

test.each(looks)('it keeps every law, %s', (_how, look) => {
  const { broken, matches, atLeast } = look();
  expect(broken).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(atLeast);
});
