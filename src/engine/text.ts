/** What can be wrong with a short text that a person typed. */
export type TextFlaw = 'empty' | 'too-long' | 'unprintable';

type Range = readonly [from: number, to: number];

/** Ranges, not `\p{…}`: not every JavaScript engine the rules run on knows Unicode classes in patterns. */
const UNPRINTABLE: readonly Range[] = [
  [0x00, 0x1f], // control characters
  [0x7f, 0x9f],
  [0xad, 0xad], // soft hyphen
  [0x061c, 0x061c], // direction mark
  [0x180e, 0x180e], // vowel separator
  [0x200b, 0x200c], // zero-width characters; the joiner 200d holds emoji together and may stay
  [0x200e, 0x200f], // direction marks
  [0x2028, 0x202e], // line separators, direction overrides
  [0x2060, 0x206f], // invisible operators
  [0xd800, 0xdfff], // halves of surrogate pairs
  [0xfeff, 0xfeff], // byte order mark
  [0xfff0, 0xfffb], // annotation marks
  [0x1d173, 0x1d17a], // musical formatting
  [0xe0000, 0xe0fff], // tags and variation selectors
];

/** Characters that show nothing by themselves though they count as printable. */
const BLANK: readonly Range[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x180b, 0x180f],
  [0x17b4, 0x17b5],
  [0x2000, 0x200a],
  [0x200d, 0x200d],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xffa0, 0xffa0],
];

function isIn(ranges: readonly Range[], character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => point >= from && point <= to);
}

/** The first thing wrong with a text that is already trimmed; length counts characters, not their halves. */
export function flawOf(text: string, maxLength: number): TextFlaw | undefined {
  const characters = Array.from(text);
  if (characters.length > maxLength) return 'too-long';
  if (characters.some((character) => isIn(UNPRINTABLE, character))) return 'unprintable';
  if (characters.every((character) => isIn(BLANK, character))) return 'empty';
  return undefined;
}

/** Texts with the same key look the same: case, spacing, the way accents are composed and blanks do not count. */
export function lookalikeKey(text: string): string {
  const spaced = text.normalize('NFKC').replace(/\s+/g, ' ');
  const visible = Array.from(spaced).filter(
    (character) => character === ' ' || !isIn(BLANK, character),
  );
  return visible.join('').replace(/ +/g, ' ').trim().toLowerCase();
}
