/** A line of the report: a figure, what it is compared with, and what it has to keep to. */
export interface Line {
  readonly name: string;
  readonly app: number;
  readonly control?: number;
  readonly digits?: number;
  readonly unit?: string;
  /** What is held to the limit: the figure itself, or the figure over its control. */
  readonly limit?: {
    readonly of: 'app' | 'ratio';
    readonly kind: 'at most' | 'at least';
    readonly value: number;
  };
}

export type Verdict = 'kept' | 'BROKEN' | '';

export function ratioOf({ app, control }: Line): number | undefined {
  return control === undefined || control === 0 ? undefined : app / control;
}

/** A figure that could not be measured breaks its limit: no news is not good news. */
export function verdictOf(line: Line): Verdict {
  const { limit } = line;
  if (limit === undefined) return '';
  const held = (limit.of === 'app' ? line.app : ratioOf(line)) ?? Number.NaN;
  const isKept = limit.kind === 'at most' ? held <= limit.value : held >= limit.value;
  return isKept ? 'kept' : 'BROKEN';
}

function shown(value: number | undefined, digits: number, unit = ''): string {
  if (value === undefined) return '';
  const number = value.toLocaleString('en', {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });
  return `${number}${unit}`;
}

function cells(line: Line): readonly string[] {
  const { name, app, control, digits = 0, unit, limit } = line;
  return [
    name,
    shown(app, digits, unit),
    shown(control, digits, unit),
    shown(ratioOf(line), 2),
    limit === undefined
      ? ''
      : `${limit.of === 'ratio' ? 'ratio ' : ''}${limit.kind} ${shown(limit.value, limit.of === 'ratio' ? 2 : digits, limit.of === 'ratio' ? '' : unit)}`,
    verdictOf(line),
  ];
}

const HEAD = ['', 'app', 'control', 'ratio', 'limit', ''] as const;

/** The lines in columns; figures to the right, words to the left. */
export function table(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isFigure = (column: number): boolean => column >= 1 && column <= 3;
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isFigure(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
