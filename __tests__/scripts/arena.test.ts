import { randomBot } from '../../src/engine/bot';
import { CONTESTANTS } from '../../scripts/arena/contestants';
import { playDuel } from '../../scripts/arena/duel';
import { verdict, winShare } from '../../scripts/arena/figures';
import { hollywood } from '../../src/games/hollywood/game';
import { fitLogit } from '../../scripts/fit/logit';

const OPTIONS = { advanced: false, claimOrder: 'top-first' } as const;

test('wins are told with a 95 % interval', () => {
  const { share, margin, matches } = winShare([1, 0, 0, 0, 1, 0, 0, 0, 0.5, 0.5]);
  expect({ share, matches }).toEqual({ share: 30, matches: 10 });
  // The deviation of these shares is 0.4216; 1.96 of it, over the root of ten.
  expect(margin).toBeCloseTo(26.1, 1);
});

test('a figure is above par only when its whole interval is', () => {
  expect(verdict({ matches: 1000, share: 30, margin: 3 }, 4)).toBe('above par');
  expect(verdict({ matches: 1000, share: 27, margin: 3 }, 4)).toBe('at par');
  expect(verdict({ matches: 1000, share: 20, margin: 3 }, 4)).toBe('BELOW PAR');
  expect(verdict({ matches: 1000, share: 34, margin: 3 }, 4, 35)).toBe('BELOW 35');
  expect(verdict({ matches: 1000, share: 36, margin: 3 }, 4, 35)).toBe('reaches 35');
  expect(verdict({ matches: 1000, share: 39, margin: 3 }, 4, 35)).toBe('above 35');
});

test('the same matches come out the same, in one go or in parts', () => {
  const duel = { hero: 'extra', rest: 'random', seats: 4, options: OPTIONS };
  const whole = playDuel(hollywood, duel, CONTESTANTS, 0, 24);
  const parts = [
    ...playDuel(hollywood, duel, CONTESTANTS, 0, 10),
    ...playDuel(hollywood, duel, CONTESTANTS, 10, 24),
  ];
  expect(parts).toEqual(whole);
  expect(whole).toHaveLength(24);
});

test('equals share the wins evenly', () => {
  const contestants = ['one', 'other'].map((level) => ({ ...randomBot, level }));
  const duel = { hero: 'one', rest: 'other', seats: 4, options: OPTIONS };
  const { share, margin } = winShare(playDuel(hollywood, duel, contestants, 0, 800));
  expect(Math.abs(share - 25)).toBeLessThan(margin + 1);
});

test.each(['greedy', 'uct-300', 'extra'])('%s beats random players clearly', (hero) => {
  const duel = { hero, rest: 'random', seats: 4, options: OPTIONS };
  const share = winShare(playDuel(hollywood, duel, CONTESTANTS, 0, 80));
  expect(verdict(share, 4)).toBe('above par');
});

test('the fit finds the weights that made the results', () => {
  const truth = [0.8, -0.5];
  let word = 12345;
  const draw = (): number => {
    word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff;
    return word / 0x7fffffff;
  };
  const lessons = Array.from({ length: 4000 }, () => {
    const features = [0, 1, 2].map(() => [4 * draw() - 2, 4 * draw() - 2]);
    const powers = features.map(([a = 0, b = 0]) => Math.exp(a * 0.8 + b * -0.5));
    let left = draw() * powers.reduce((sum, power) => sum + power, 0);
    const winner = powers.findIndex((power) => (left -= power) < 0);
    return { roundsLeft: 1, features, shares: powers.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
  const { weights, errors, surprise } = fitLogit(lessons);
  truth.forEach((weight, index) => {
    expect(Math.abs((weights[index] ?? 0) - weight)).toBeLessThan(4 * (errors[index] ?? 0));
    expect(errors[index]).toBeLessThan(0.05);
  });
  expect(surprise).toBeLessThan(Math.log(3));
  // What is said not to hurt has no weight below zero, and the others are found as well as without it.
  const negative = truth.flatMap((weight, index) => (weight < 0 ? index : []));
  expect(negative.length).toBeGreaterThan(0);
  const harmless = fitLogit(lessons, negative);
  truth.forEach((weight, index) => {
    const found = harmless.weights[index] ?? NaN;
    if (weight < 0) expect(found).toBe(0);
    else expect(Math.abs(found - weight)).toBeLessThan(0.2);
  });
  expect(harmless.surprise).toBeGreaterThan(surprise);
});
