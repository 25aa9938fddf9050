/** Four 32-bit words. */
export type Hash = readonly [number, number, number, number];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** One odd constant per word, so that the four words differ from the first character on. */
const WORD_SALTS = [0x00000000, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const;

/** The last step of MurmurHash3: every bit of the input can flip every bit of the output. */
function avalanche(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hashWord(text: string, salt: number): number {
  let word = FNV_OFFSET ^ salt;
  for (let index = 0; index < text.length; index += 1) {
    word = Math.imul(word ^ text.charCodeAt(index), FNV_PRIME);
    word ^= word >>> 15;
  }
  return avalanche(word);
}

/** 128 bits of a text, the same on every engine. Good against accidents, no protection against intent. */
export function hashText(text: string): Hash {
  const [a, b, c, d] = WORD_SALTS;
  return [hashWord(text, a), hashWord(text, b), hashWord(text, c), hashWord(text, d)];
}

/** A hash as 32 hexadecimal digits. */
export function hashHex(text: string): string {
  return hashText(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
