/*
 * Lies of every kind: each line without itself, twice, or in the place of its neighbour, and each value in it another.
 */

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function listsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    listsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.length > 0 ? [path, ...inside] : inside;
}

function changedAt(
  value: unknown,
  [step, ...rest]: Path,
  change: (part: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  const parts = value as Readonly<Record<string, unknown>>;
  const part = changedAt(parts[step], rest, change);
  if (Array.isArray(value)) return value.map((old: unknown, at) => (at === step ? part : old));
  return { ...parts, [step]: part };
}

function another(part: unknown): unknown {
  if (typeof part === 'number') return part + 1;
  if (typeof part === 'boolean') return !part;
  return `not-${String(part)}`;
}

/** Another side of a die may be just as true, so it shows what none does. */
function impossible(side: unknown): unknown {
  return Number(side) + 3;
}

function shorter(part: unknown): unknown {
  return (part as readonly unknown[]).slice(0, -1);
}

/** A line with one value changed, or one list without its last entry. The seed is nobody's business. */
export function linesLike(text: string): readonly string[] {
  const line: unknown = JSON.parse(text);
  return [
    ...leavesOf(line).map((path) => {
      const isDie = path[0] === 'rolls' && path.at(-1) !== 'seat';
      return { path, change: isDie ? impossible : another };
    }),
    ...listsOf(line).map((path) => ({ path, change: shorter })),
  ].flatMap(({ path, change }) =>
    path[0] === 'seed' ? [] : [JSON.stringify(changedAt(line, path, change))],
  );
}

/** The transcript with that line gone, doubled, or after the next one. */
export function disordered(lines: readonly string[], at: number): readonly (readonly string[])[] {
  const [line = '', next = ''] = lines.slice(at, at + 2);
  const [before, after] = [lines.slice(0, at), lines.slice(at + 1)];
  return [
    [...before, ...after],
    [...before, line, line, ...after],
    ...(line === next || next === '' ? [] : [[...before, next, line, ...after.slice(1)]]),
  ];
}
