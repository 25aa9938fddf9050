/*
 * Reads a transcript line by line. Whoever reads says what has to come next; the first line that is something else ends
 * the reading.
 */

export type Line = Readonly<Record<string, unknown>> & { readonly type: string };

/** The same text for the same data, in whatever order its fields stand. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === undefined) return 'nothing';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${key}:${canonical(field)}`).join()}}`;
}

export function areSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other);
}

export class Lines {
  /** How many lines have been read. */
  at = 0;

  constructor(private readonly texts: readonly string[]) {}

  foul(message: string): never {
    throw new Error(message);
  }

  check(isRight: boolean, message: string): void {
    if (!isRight) this.foul(message);
  }

  isAtEnd(): boolean {
    return this.at === this.texts.length;
  }

  /** A line of that type, with whatever else it says. */
  next(type: string): Line {
    const text = this.texts[this.at];
    this.at += 1;
    if (text === undefined) this.foul(`the match breaks off before ${type}`);
    const line = JSON.parse(text) as Line;
    if (line.type !== type) this.foul(`${type} was due, not ${text.slice(0, 160)}`);
    return line;
  }

  same(read: Line, due: Line): void {
    if (!areSame(read, due)) this.foul(`${canonical(due)} was due, not ${canonical(read)}`);
  }

  /** Exactly that line. */
  expect(line: Line): void {
    this.same(this.next(line.type), line);
  }
}
