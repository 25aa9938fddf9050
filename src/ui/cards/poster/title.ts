import { balancedLines } from '../lines';

export interface TitleSetting {
  readonly lines: readonly string[];
  readonly size: number;
}

const WIDTH = 182;
const LARGEST = 22;
/** The size that is good enough for one line, for two, and so on: the more lines, the smaller it may be. */
const GOOD_ENOUGH = [15, 15, 13, 0] as const;
/** Four lines are set smaller than fewer would be, or they would hide the star. */
const LARGEST_OF_FOUR = 16;
/** How wide a letter of the display face is on average, as a share of its size. */
const LETTER = 0.64;

const longestOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

/** A title in so many lines. Where there is more than one, its parts do not run into each other. */
function inLines(parts: readonly string[], count: number): readonly string[] {
  const [opening = '', ending] = parts;
  if (ending === undefined || count === 1) return balancedLines(parts.join(' '), count);
  const splits = Array.from({ length: count - 1 }, (_, index) => [
    ...balancedLines(opening, index + 1),
    ...balancedLines(ending, count - 1 - index),
  ]);
  return splits.reduce((best, lines) => (longestOf(lines) < longestOf(best) ? lines : best));
}

/** The fewest lines in which a title can be set well; where even four are too few, the largest it can be. */
export function setTitle(parts: readonly string[], smallest: number): TitleSetting {
  let best: TitleSetting = { lines: parts, size: 0 };
  for (const [index, good] of GOOD_ENOUGH.entries()) {
    const lines = inLines(parts, index + 1);
    const largest = index < 3 ? LARGEST : Math.max(smallest, LARGEST_OF_FOUR);
    const size = Math.min(largest, WIDTH / (longestOf(lines) * LETTER));
    if (size > best.size) best = { lines, size };
    if (best.size >= Math.max(good, smallest)) break;
  }
  return best;
}
