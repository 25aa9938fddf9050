import fc from 'fast-check';

import { randomFromSeed } from '../../src/engine/random';
import { parseSeed, readSeed, seedKey, seedText } from '../../src/engine/seed';
import { seed } from '../support/hollywood';

function draws(text: string): readonly number[] {
  const random = randomFromSeed(seed(text), 'test');
  return Array.from({ length: 8 }, () => random.int(1_000_000));
}

describe('seeds', () => {
  it('are text a person types: trimmed, and shown as typed', () => {
    expect(parseSeed('  Silver Screen ')).toEqual({
      ok: true,
      value: 'xoroshiro128plus:Silver Screen',
    });
    expect(seedText(seed('  Silver Screen '))).toBe('Silver Screen');
  });

  it('name their algorithm', () => {
    expect(readSeed('xoroshiro128plus:7')).toEqual({ ok: true, value: 'xoroshiro128plus:7' });
    for (const other of ['7', 'mersenne:7', '', 'xoroshiro128plus']) {
      expect(readSeed(other)).toEqual({ ok: false, error: { code: 'seed-algorithm-unknown' } });
    }
  });

  it.each([
    ['', 'seed-empty'],
    ['   ', 'seed-empty'],
    ['\u2800\u3164', 'seed-empty'],
    ['x'.repeat(41), 'seed-too-long'],
    ['🎬'.repeat(41), 'seed-too-long'],
    ['a\nb', 'seed-unprintable'],
    ['a\u0000b', 'seed-unprintable'],
    ['a\u202eb', 'seed-unprintable'],
    ['\ud83c', 'seed-unprintable'],
  ])('%j is refused: %s', (typed, code) => {
    expect(parseSeed(typed)).toMatchObject({ ok: false, error: { code } });
  });

  it.each(['x', '7', 'x'.repeat(40), '🎬'.repeat(40), 'Ünïcödé', "it's fine: 100 %"])(
    '%j is accepted',
    (typed) => {
      expect(parseSeed(typed).ok).toBe(true);
    },
  );

  it.each([
    ['Silver Screen', 'SILVER SCREEN'],
    ['Silver Screen', ' silver  screen '],
    ['\u00c9toile', 'e\u0301toile'],
    ['ﬁlm', 'FILM'],
  ])('%j and %j deal the same cards', (one, other) => {
    expect(draws(one)).toEqual(draws(other));
  });

  it('other texts deal other cards', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 9 }),
        fc.string({ minLength: 1, maxLength: 9 }),
        (one, other) => {
          const [a, b] = [parseSeed(one), parseSeed(other)];
          fc.pre(a.ok && b.ok && seedKey(a.value) !== seedKey(b.value));
          expect(draws(one)).not.toEqual(draws(other));
        },
      ),
    );
  });
});
