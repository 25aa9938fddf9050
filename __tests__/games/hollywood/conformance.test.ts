import { looksAt } from '../../support/conformance';

const looks = looksAt('hollywood', {
  close: { matches: 1, stride: 1 },
  wide: { matches: 16, stride: 9 },
  levels: { matches: 1, stride: 31 },
  atLeast: 500,
});

test.each(looks)('it keeps every law, %s', (_how, look) => {
  const { broken, matches, atLeast } = look();
  expect(broken).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(atLeast);
});
