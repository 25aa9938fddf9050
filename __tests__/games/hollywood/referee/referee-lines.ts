/**
 * The transcript format: what each line may look like, and a reader that takes nothing on trust.
 * A line either fits its shape exactly, key for key, or comes back as a fault with the reason.
 */

export type Genre = 'horror' | 'action' | 'romcom';
export type ClaimOrder = 'top-first' | 'bottom-first';

export interface Film {
  readonly id: string;
  readonly name: string;
  readonly kind: 'film';
  readonly genre: Genre;
  readonly award: boolean;
}
export interface Star {
  readonly id: string;
  readonly name: string;
  readonly kind: 'star';
  readonly rating: number;
}
export interface Blockbuster {
  readonly id: string;
  readonly name: string;
  readonly kind: 'blockbuster';
}
export type Card = Film | Star | Blockbuster;

export interface Options {
  readonly advanced: boolean;
  readonly claimOrder: ClaimOrder;
}
export interface Score {
  readonly blockbusters: number;
  readonly movies: readonly number[];
  readonly project: number;
  readonly total: number;
}

export interface GameLine {
  readonly type: 'game';
  readonly game: 'hollywood';
  readonly players: number;
  readonly seed: string;
  readonly options: Options;
}
export interface DealLine {
  readonly type: 'deal';
  readonly round: number;
  readonly first: number;
  readonly columns: readonly (readonly Card[])[];
}
export interface PlaceLine {
  readonly type: 'place';
  readonly seat: number;
  readonly column: number;
}
export interface ClapLine {
  readonly type: 'clap';
  readonly seat: number;
}
export interface DoubleLine {
  readonly type: 'double';
  readonly seat: number;
}
interface Handover {
  readonly type: 'claim';
  readonly seat: number;
  readonly column: number;
  readonly row: number;
}
export interface StarClaimLine extends Handover {
  readonly card: Star;
  readonly project: Genre | null;
}
export interface MovieClaimLine extends Handover {
  readonly card: Film | Blockbuster;
}
export type ClaimLine = StarClaimLine | MovieClaimLine;
export interface AsideLine {
  readonly type: 'aside';
  readonly column: number;
  readonly row: number;
  readonly card: Card;
}
export interface EndLine {
  readonly type: 'end';
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
}
export type TurnLine = PlaceLine | ClapLine | DoubleLine;
export type Line = GameLine | DealLine | TurnLine | ClaimLine | AsideLine | EndLine;

/** What the reader gives back in place of a line that does not fit the format. */
export interface Fault {
  readonly type: 'fault';
  readonly problem: string;
}

export const GENRES: readonly Genre[] = ['horror', 'action', 'romcom'];
export const COLUMN_SIZES: readonly number[] = [4, 4, 3, 3];

type Guard<T> = (value: unknown) => value is T;
type Shape<T> = { readonly [K in keyof T]-?: Guard<T[K]> };
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isInteger = (value: unknown): value is number => Number.isInteger(value);
const isGenre = (value: unknown): value is Genre => GENRES.some((genre) => genre === value);
const isGenreOrNull = (value: unknown): value is Genre | null => value === null || isGenre(value);
const isClaimOrder = (value: unknown): value is ClaimOrder =>
  value === 'top-first' || value === 'bottom-first';

function literal<T extends string>(expected: T): Guard<T> {
  return (value): value is T => value === expected;
}

function below(limit: number): Guard<number> {
  return (value): value is number => isInteger(value) && value >= 0 && value < limit;
}

function listOf<T>(item: Guard<T>, length?: number): Guard<readonly T[]> {
  return (value): value is readonly T[] =>
    Array.isArray(value) && value.every(item) && value.length === (length ?? value.length);
}

/** The first way in which a value departs from a shape, or null when it fits. */
function misfit<T>(shape: Shape<T>, value: unknown): string | null {
  if (!isFields(value)) return 'is not an object';
  const guards = new Map<string, Guard<unknown>>(Object.entries(shape));
  const missing = [...guards.keys()].find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `lacks the key "${missing}"`;
  const extra = Object.keys(value).find((key) => !guards.has(key));
  if (extra !== undefined) return `has a key "${extra}" that does not belong there`;
  const wrong = [...guards].find(([key, guard]) => !guard(value[key]));
  return wrong === undefined ? null : `has a value at "${wrong[0]}" that is not allowed there`;
}

function shaped<T>(shape: Shape<T>): Guard<T> {
  return (value): value is T => misfit(shape, value) === null;
}

const isFilm = shaped<Film>({
  id: isText,
  name: isText,
  kind: literal('film'),
  genre: isGenre,
  award: isFlag,
});
const isStar = shaped<Star>({
  id: isText,
  name: isText,
  kind: literal('star'),
  rating: (value): value is number => value === 1 || value === 2 || value === 3,
});
const isBlockbuster = shaped<Blockbuster>({
  id: isText,
  name: isText,
  kind: literal('blockbuster'),
});
const isMovieCard = (value: unknown): value is Film | Blockbuster =>
  isFilm(value) || isBlockbuster(value);
const isCard = (value: unknown): value is Card => isMovieCard(value) || isStar(value);

const isOptions = shaped<Options>({ advanced: isFlag, claimOrder: isClaimOrder });
const isScore = shaped<Score>({
  blockbusters: isInteger,
  movies: listOf(isInteger),
  project: isInteger,
  total: isInteger,
});

const isColumn = below(COLUMN_SIZES.length);

const fault = (problem: string): Fault => ({ type: 'fault', problem });

/** Checks one value against the shape of its line type. */
function fit<T extends Line>(shape: Shape<T>, value: Fields): T | Fault {
  if (shaped(shape)(value)) return value;
  return fault(`the ${String(value['type'])} line ${misfit(shape, value) ?? 'does not fit'}`);
}

function fitGame(value: Fields): Line | Fault {
  return fit<GameLine>(
    {
      type: literal('game'),
      game: literal('hollywood'),
      players: isInteger,
      seed: isText,
      options: isOptions,
    },
    value,
  );
}

/** Rows are counted per column, so the two short columns allow one row less. */
function rowGuard(value: Fields): Guard<number> {
  const column = value['column'];
  return below(isColumn(column) ? (COLUMN_SIZES[column] ?? 0) : 0);
}

/** Only a star carries a project; any other claimed card must come without that key. */
function fitClaim(value: Fields, seat: Guard<number>): Line | Fault {
  const where = { type: literal('claim'), seat, column: isColumn, row: rowGuard(value) };
  const card = value['card'];
  return isFields(card) && card['kind'] === 'star'
    ? fit<StarClaimLine>({ ...where, card: isStar, project: isGenreOrNull }, value)
    : fit<MovieClaimLine>({ ...where, card: isMovieCard }, value);
}

function fitLine(value: Fields, players: number): Line | Fault {
  const seat = below(players);
  const row = rowGuard(value);
  const columns = listOf(listOf(isCard));
  const scores = listOf(isScore, players);
  switch (value['type']) {
    case 'game':
      return fitGame(value);
    case 'deal':
      return fit<DealLine>(
        { type: literal('deal'), round: isInteger, first: seat, columns },
        value,
      );
    case 'place':
      return fit<PlaceLine>({ type: literal('place'), seat, column: isColumn }, value);
    case 'clap':
      return fit<ClapLine>({ type: literal('clap'), seat }, value);
    case 'double':
      return fit<DoubleLine>({ type: literal('double'), seat }, value);
    case 'claim':
      return fitClaim(value, seat);
    case 'aside':
      return fit<AsideLine>({ type: literal('aside'), column: isColumn, row, card: isCard }, value);
    case 'end':
      return fit<EndLine>({ type: literal('end'), scores, winners: listOf(seat) }, value);
    default:
      return fault('the line has no known type');
  }
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, inner) => sum + countKeys(inner), own);
}

/** A parser keeps only the last of two equal keys, so the colons in the text are counted instead. */
function repeatsKey(text: string, value: unknown): boolean {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '');
  return bare.split(':').length - 1 !== countKeys(value);
}

/** Reads one line of a match for the given number of players; it never throws. */
export function readLine(text: string, players: number): Line | Fault {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value)) return fault('the line is not a JSON object');
    const line = fitLine(value, players);
    const repeated = line.type !== 'fault' && repeatsKey(text, value);
    return repeated ? fault(`the ${line.type} line has the same key twice`) : line;
  } catch {
    return fault('the line is not JSON');
  }
}

/** Whether a line means to open a match, however badly the rest of it is made. */
export function opensMatch(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && value['type'] === 'game';
  } catch {
    return false;
  }
}
