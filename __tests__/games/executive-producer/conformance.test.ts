import type { Options } from '../../../src/games/executive-producer/types';
import { looksAt } from '../../support/conformance';

/** Nobody named, and nothing chosen. */
function isPlain(options: object): boolean {
  const { firstSeat, studios = [] } = options as Options;
  return firstSeat === undefined && studios.length === 0;
}

/** The shortest match that has a name. */
function isIntro(options: object): boolean {
  return (options as Options).length === 'intro';
}

function isShortest(options: object): boolean {
  return isIntro(options) && isPlain(options);
}

const looks = looksAt('executive-producer', {
  close: { matches: 1, stride: 40, isWanted: (seats, options) => seats < 4 && isShortest(options) },
  wide: {
    matches: 1,
    stride: 101,
    isWanted: (_seats, options) => isPlain(options) || isIntro(options),
    showsAll: true,
  },
  levels: {
    matches: 1,
    stride: 200,
    isWanted: (seats, options) => seats > 4 && isShortest(options),
  },
  atLeast: 100,
});

test.each(looks)('it keeps every law, %s', (_how, look) => {
  const { broken, matches, atLeast } = look();
  expect(broken).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(atLeast);
});
