import { balancedLines } from '../lines';

interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

const WIDTH = 178;
const LARGEST = 22;
/** With so few lines a title may fill the width; with more it only has to be legible. */
const COMFORTABLE = 15;
const GOOD_LINES = 3;
/** How wide a letter of the display face is on average, as a share of its size. */
const LETTER = 0.64;
const MOST_LINES = 4;

/** The fewest lines in which a title can be set no smaller than it may be. */
export function setTitle(title: string, smallest: number): Setting {
  let best: Setting = { lines: [title], size: 0 };
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const lines = balancedLines(title, count);
    const longest = Math.max(...lines.map(({ length }) => length));
    const size = Math.min(LARGEST, WIDTH / (longest * LETTER));
    if (size > best.size) best = { lines, size };
    const enough = count < GOOD_LINES ? Math.max(smallest, COMFORTABLE) : smallest;
    if (best.size >= enough) break;
  }
  return best;
}
