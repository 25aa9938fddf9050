import { looksAt } from '../../support/conformance';

/** The shortest match there is. */
function isShortest(options: object): boolean {
  return 'length' in options && options.length === 'intro';
}

const looks = looksAt('executive-producer', {
  close: { matches: 1, stride: 40, isWanted: (seats, options) => seats < 4 && isShortest(options) },
  wide: { matches: 4, stride: 101 },
  levels: {
    matches: 1,
    stride: 200,
    isWanted: (seats, options) => seats > 4 && isShortest(options),
  },
  atLeast: 64,
});

test.each(looks)('it keeps every law, %s', (_how, look) => {
  const { broken, matches, atLeast } = look();
  expect(broken).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(atLeast);
});
