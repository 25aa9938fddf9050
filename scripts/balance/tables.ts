import {
  bankruptcies,
  byPlace,
  byStudio,
  moviesOf,
  pointsOf,
  roundsOf,
  type Spread,
  usesOf,
} from './figures';
import type { WinShare } from '../arena/figures';
import { markOfBankruptcies, markOfShare, markOfTaken, markOfUse } from './goals';
import { type Kind, KINDS, type MatchRecord } from './record';

/* The figures as tables in Markdown. */

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table whose first column is words and whose others are figures. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [row(head), row(rule), ...rows.map(row)].join('\n');
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}

/** A share as its distance from par. */
function fromPar(wins: WinShare, players: number): string {
  const { share, margin } = wins;
  return `${markOfShare(wins, players)}${signed(share - 100 / players)} ± ${margin.toFixed(1)}`;
}

function spreadText({ mean, deviation }: Spread): string {
  return `${mean.toFixed(1)} ± ${deviation.toFixed(1)}`;
}

function bankruptcyText(share: number): string {
  return `${markOfBankruptcies(share)}${share.toFixed(1)} %`;
}

/** One table of matches: so many players, so many matches. */
export interface Row {
  readonly players: number;
  readonly records: readonly MatchRecord[];
}

export function overview(rows: readonly Row[]): string {
  return table(
    ['players', 'matches', 'rounds', 'movies a player', 'points', 'matches with a bankruptcy'],
    rows.map(({ players, records }) => [
      String(players),
      String(records.length),
      spreadText(roundsOf(records)),
      spreadText(moviesOf(records)),
      spreadText(pointsOf(records)),
      bankruptcyText(bankruptcies(records)),
    ]),
  );
}

export function studios(rows: readonly Row[]): string {
  const ids = [...new Set(rows.flatMap(({ records }) => byStudio(records).map(({ id }) => id)))];
  return table(
    ['studio', ...rows.map(({ players }) => `${players} players`)],
    ids.map((id) => [
      id,
      ...rows.map(({ players, records }) => {
        const found = byStudio(records).find((one) => one.id === id);
        return found === undefined ? '' : fromPar(found.figure, players);
      }),
    ]),
  );
}

export function places(rows: readonly Row[]): string {
  const most = Math.max(...rows.map(({ players }) => players));
  return table(
    ['place in the order of play', ...rows.map(({ players }) => `${players} players`)],
    Array.from({ length: most }, (_, place) => [
      String(place + 1),
      ...rows.map(({ players, records }) => {
        const share = byPlace(records)[place];
        return share === undefined ? '' : fromPar(share, players);
      }),
    ]),
  );
}

const OPEN: Readonly<Record<Kind, string>> = {
  award: 'given',
  objective: 'dealt',
  ability: 'at hand',
  script: 'on the track',
  actor: 'on the track',
  director: 'on the track or at hand',
  news: 'in hand',
};

export function uses(records: readonly MatchRecord[], kind: Kind): string {
  const found = usesOf(records, kind)
    .slice()
    .sort((one, other) => other.figure.lead - one.figure.lead);
  return table(
    [kind, OPEN[kind], 'taken', 'win share against par'],
    found.map(({ id, figure }) => [
      id,
      String(figure.open),
      `${markOfTaken(kind, figure)}${figure.taken.toFixed(0)} %`,
      `${markOfUse(kind, figure)}${signed(figure.lead)} ± ${figure.margin.toFixed(1)}`,
    ]),
  );
}

/** All of it, one chapter after the other. */
export function report(rows: readonly Row[]): string {
  const records = rows.flatMap((one) => one.records);
  const chapters: readonly (readonly [string, string])[] = [
    ['Matches', overview(rows)],
    ['Studios, wins in points of per cent from an even share', studios(rows)],
    ['Order of play, likewise', places(rows)],
    ...KINDS.map((kind) => [`By ${kind}`, uses(records, kind)] as const),
  ];
  return chapters.map(([title, text]) => `## ${title}\n\n${text}\n`).join('\n');
}
