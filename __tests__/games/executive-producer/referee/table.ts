import type { Ratings, Roll, Track } from '../../../../src/games/executive-producer/vocabulary';
import type { Line, Lines } from './lines';

export const TRACK_NAMES = ['scripts', 'actors', 'directors'] as const;
export type DeckName = Track | 'news';

/** Script, director and actors, in production or released. */
export interface Crew {
  readonly script: string;
  director?: string;
  actors: string[];
}

export interface Production extends Crew {
  news: { readonly news: string; readonly seat: number }[];
  campaign: Ratings;
  /** What it takes at least. */
  insured: number;
}

export interface Movie extends Crew {
  /** How many News were on it, and what its release brought. */
  readonly news: number;
  readonly stars: number;
  readonly takings: number;
  /** Stars that are left. */
  left: number;
  readonly awards: string[];
}

export interface Player {
  readonly seat: number;
  readonly studio: string;
  money: number;
  isBankrupt: boolean;
  spaces: number;
  productions: Production[];
  readonly movies: Movie[];
  /** The studio's own directors at hand. */
  directors: string[];
  abilities: string[];
  hand: string[];
  objectives: string[];
  readonly revealed: string[];
  winsTie: boolean;
}

export interface Turn {
  readonly player: Player;
  actionsLeft: number;
  acted: number;
  hasReleased: boolean;
  hasDrawn: boolean;
  emptyRoles: number;
  isPersuaded: boolean;
  twoTakes: Roll[];
}

/** The whole match as the referee follows it. */
export interface Table {
  readonly lines: Lines;
  readonly players: readonly Player[];
  readonly first: number;
  readonly tracks: Record<Track, string[]>;
  readonly decks: Record<DeckName, string[]>;
  readonly discards: Record<DeckName, string[]>;
  readonly awardDeck: string[];
  openAwards: string[];
  stage: 'season' | 'last-round' | 'finale';
  releases: number;
  quietRounds: number;
  isQuiet: boolean;
  /** Called before every decision of a turn. */
  readonly onTurn: (table: Table, turn: Turn) => void;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

export function without<Item>(items: readonly Item[], gone: Item): Item[] {
  return items.filter((item) => item !== gone);
}

export function playerAt(table: Table, seat: number): Player {
  const player = table.players[seat];
  if (player === undefined) table.lines.foul(`there is no seat ${seat}`);
  return player;
}

/** Everybody once, from a seat on. */
export function playersFrom({ players }: Table, seat: number): readonly Player[] {
  return [...players.slice(seat), ...players.slice(0, seat)];
}

export function productionOf(
  table: Table,
  { seat, productions }: Player,
  script: string,
): Production {
  const production = productions.find((one) => one.script === script);
  if (production === undefined) table.lines.foul(`seat ${seat} does not produce ${script}`);
  return production;
}

export function movieOf(table: Table, { seat, movies }: Player, script: string): Movie {
  const movie = movies.find((one) => one.script === script);
  if (movie === undefined) table.lines.foul(`seat ${seat} has not released ${script}`);
  return movie;
}

/** Whoever is asked decides. */
export function decisionOf(
  { lines }: Table,
  asked: readonly number[],
): { readonly seat: number; readonly action: Line } {
  const { seat, action } = lines.next('decision');
  lines.check(asked.includes(Number(seat)), `seat ${String(seat)} is not asked`);
  return { seat: Number(seat), action: action as Line };
}

/** The field of an action or an aim that names something. */
export function named(fields: object, field: string): string {
  return String((fields as Readonly<Record<string, unknown>>)[field]);
}
