/** Breaks a title into at most so many lines of much the same length, the first no longer than need be. */
export function balancedLines(text: string, most: number): readonly string[] {
  const words = text.split(' ');
  const splits = splitsOf(words, Math.min(most, words.length));
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text]);
}

function splitsOf(words: readonly string[], parts: number): readonly (readonly string[])[] {
  if (parts <= 1) return [[words.join(' ')]];
  const found: (readonly string[])[] = [];
  for (let head = 1; head <= words.length - parts + 1; head += 1) {
    for (const rest of splitsOf(words.slice(head), parts - 1)) {
      found.push([words.slice(0, head).join(' '), ...rest]);
    }
  }
  return found;
}
