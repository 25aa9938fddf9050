import { hashHex } from '../../src/engine/hash';
import { randomFrom, randomFromSeed } from '../../src/engine/random';
import { seed } from '../support/hollywood';

describe('seeded randomness', () => {
  it('gives these numbers for ever: saved matches hang on them', () => {
    const random = randomFromSeed(seed('golden'), 'test');
    expect(Array.from({ length: 10 }, () => random.int(1000))).toEqual(GOLDEN_NUMBERS);
    expect(random.shuffle(['a', 'b', 'c', 'd', 'e', 'f']).join('')).toBe(GOLDEN_SHUFFLE);
    expect(hashHex('Backlot')).toBe(GOLDEN_HASH);
  });

  it('goes on from a state as if it had never stopped', () => {
    const random = randomFromSeed(seed('stop'), 'test');
    random.int(10);
    const saved = JSON.parse(JSON.stringify(random.state())) as ReturnType<typeof random.state>;
    const later = randomFrom(saved);
    for (let draw = 0; draw < 50; draw += 1) expect(later.int(97)).toBe(random.int(97));
  });

  it('has a stream of its own for every purpose and every fork', () => {
    const draws = (random: ReturnType<typeof randomFrom>) =>
      Array.from({ length: 6 }, () => random.int(1e6)).join();
    const game = randomFromSeed(seed('x'), 'game');
    const streams = [
      draws(game),
      draws(randomFromSeed(seed('x'), 'bot 0')),
      draws(game.fork()),
      draws(game.fork()),
    ];
    expect(new Set(streams).size).toBe(4);
  });

  it('is fair: every order of four cards comes up about as often', () => {
    const random = randomFromSeed(seed('fair'), 'test');
    const counts = new Map<string, number>();
    for (let number = 0; number < 24_000; number += 1) {
      const order = random.shuffle([0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('shuffles a copy, and picks from nothing never', () => {
    const random = randomFromSeed(seed('copy'), 'test');
    const cards = Object.freeze([1, 2, 3, 4, 5]);
    expect([...random.shuffle(cards)].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(() => random.pick([])).toThrow('Nothing to pick from');
  });
});

const GOLDEN_NUMBERS = [755, 123, 31, 304, 604, 324, 321, 447, 291, 977];
const GOLDEN_SHUFFLE = 'dbfaec';
const GOLDEN_HASH = '193ebd102ba87e6e0d3bc5cc4a26f517';
