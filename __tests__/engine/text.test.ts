import { flawOf, lookalikeKey } from '../../src/engine/text';

/* Single code points and ends of ranges, written down here a second time: the table in the code cannot check itself. */

const UNPRINTABLE = [
  ...[0x00, 0x0a, 0x1f, 0x7f, 0x9f, 0xad, 0x061c, 0x180e, 0x200b, 0x200c, 0x200e, 0x200f, 0x2028],
  ...[0x202e, 0x2060, 0x206f, 0xd800, 0xdfff, 0xfeff, 0xfff0, 0xfffb, 0x1d173, 0x1d17a, 0xe0000],
  ...[0xe0fff],
];

/** Right beside those: characters that people do write, or that only take room. */
const PRINTABLE = [
  ...[0x21, 0x7e, 0xa1, 0xac, 0xae, 0x061b, 0x061d, 0x1810, 0x2010, 0x2027, 0x2030, 0x205e, 0x2070],
  ...[0xd7ff, 0xe000, 0xfefe, 0xfffd, 0x1d172, 0x1d17b],
];

const BLANK = [
  ...[0x20, 0xa0, 0x034f, 0x115f, 0x1160, 0x1680, 0x180b, 0x180d, 0x180f, 0x17b4, 0x17b5, 0x2000],
  ...[0x200a, 0x200d, 0x202f, 0x205f, 0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xffa0],
];

const NOT_BLANK = [
  ...[0x21, 0xa1, 0x034e, 0x0350, 0x115e, 0x1161, 0x167f, 0x1681, 0x180a, 0x1810, 0x17b3, 0x17b6],
  ...[0x1fff, 0x2010, 0x2030, 0x205e, 0x27ff, 0x2801, 0x3001, 0x3163, 0x3165, 0xfdff, 0xfe10],
  ...[0xff9f, 0xffa1],
];

const named = (points: readonly number[]) =>
  points.map((point) => [`U+${point.toString(16).padStart(4, '0')}`, String.fromCodePoint(point)]);

/** Those of a list that a text of them alone, or with letters around, is not judged so. */
function otherwise(points: readonly number[], around: string, flaw: string | undefined) {
  return named(points).flatMap(([name, character = '']) =>
    flawOf(around + character + around, 16) === flaw ? [] : name,
  );
}

test('what cannot be printed is refused in a name, each single character of it', () => {
  expect(otherwise(UNPRINTABLE, 'A', 'unprintable')).toEqual([]);
});

test('the characters beside those are not refused', () => {
  expect(otherwise(PRINTABLE, 'A', undefined)).toEqual([]);
  expect(otherwise(BLANK, 'A', undefined)).toEqual([]);
});

test('a name of blanks alone is empty, each single kind of blank', () => {
  expect(otherwise(BLANK, '', 'empty')).toEqual([]);
});

test('the characters beside the blanks are a name', () => {
  expect(otherwise(NOT_BLANK, '', undefined)).toEqual([]);
});

test('length counts characters, not their halves', () => {
  expect(flawOf('🎬'.repeat(16), 16)).toBeUndefined();
  expect(flawOf('🎬'.repeat(17), 16)).toBe('too-long');
});

test('names that look the same have the same key, whatever blanks are in them', () => {
  for (const [name, blank = ''] of named(BLANK.filter((point) => point !== 0x20))) {
    const shown = blank.normalize('NFKC') === ' ' || /\s/.test(blank) ? 'a b' : 'ab';
    expect([name, lookalikeKey(`A${blank}B`)]).toEqual([name, shown]);
  }
  expect(lookalikeKey(' É  a')).toBe(lookalikeKey('e\u0301 A'));
  expect(lookalikeKey('Ada')).not.toBe(lookalikeKey('Adà'));
});
