import { looksAt } from '../../support/conformance';

/** Everything as it is when nothing is chosen. */
function isPlain(options: object): boolean {
  return Object.values(options).every((value: unknown) =>
    Array.isArray(value) ? value.length === 0 : value === false,
  );
}

const looks = looksAt('hollywood-1947', {
  close: { matches: 1, stride: 12, isWanted: (seats, options) => seats < 4 && isPlain(options) },
  wide: { matches: 1, stride: 250 },
  levels: {
    matches: 1,
    stride: 60,
    isWanted: (seats, options) => [3, 6].includes(seats) && isPlain(options),
  },
  atLeast: 178,
});

test.each(looks)('it keeps every law, %s', (_how, look) => {
  const { broken, matches, atLeast } = look();
  expect(broken).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(atLeast);
});
