import type { Colour, Glyph } from '../../../engine/players';
import { lookalikeKey } from '../../../engine/text';
import { type ByGenre, type Genre, GENRES } from '../types';
import { type Appearance, appearancesIn, type HallEntry } from './appearances';
import { count, grouped, sum } from './groups';
import { type AgainstLevel, againstLevels } from './levels';
import { bestFirst, type MadeMovie, moviesOf } from './movies';

/** All that somebody has done under a name. */
export interface Career {
  /** The same for every way to write the name. */
  readonly key: string;
  /** Name and look of the last match. */
  readonly name: string;
  readonly colour: Colour;
  readonly glyph: Glyph;
  readonly matches: number;
  readonly wins: number;
  /** Those of the wins that were shared. */
  readonly sharedWins: number;
  readonly points: number;
  readonly best: { readonly points: number; readonly id: string };
  readonly bestMovie: MadeMovie | undefined;
  readonly films: ByGenre<number>;
  readonly studioCards: number;
  readonly hints: number;
  readonly against: readonly AgainstLevel[];
}

function isShared({ record }: HallEntry): boolean {
  return count(record.seats, ({ isWinner }) => isWinner) > 1;
}

function careerOf(key: string, appearances: readonly Appearance[]): Career | undefined {
  const last = appearances[appearances.length - 1];
  if (last === undefined) return undefined;
  const { name, colour, glyph } = last.seat.player;
  const won = appearances.filter(({ seat }) => seat.isWinner);
  const films = (genre: Genre) => sum(appearances, ({ seat }) => seat.films[genre]);
  const most = Math.max(...appearances.map(({ seat }) => seat.points));
  const best = appearances.find(({ seat }) => seat.points === most) ?? last;
  return {
    key,
    name,
    colour,
    glyph,
    matches: appearances.length,
    wins: won.length,
    sharedWins: count(won, ({ entry }) => isShared(entry)),
    points: sum(appearances, ({ seat }) => seat.points),
    best: { points: best.seat.points, id: best.entry.id },
    bestMovie: bestFirst(moviesOf(appearances))[0],
    films: { horror: films('horror'), action: films('action'), romcom: films('romcom') },
    studioCards: sum(appearances, ({ seat }) => seat.studioCards),
    hints: sum(appearances, ({ seat }) => seat.hints),
    against: againstLevels(appearances),
  };
}

/** Everybody who played, whoever won most first. */
export function careersIn(entries: readonly HallEntry[]): readonly Career[] {
  const people = appearancesIn(entries).filter(({ seat }) => seat.player.kind === 'person');
  return [...grouped(people, ({ seat }) => lookalikeKey(seat.player.name))]
    .flatMap(([key, appearances]) => careerOf(key, appearances) ?? [])
    .sort((a, b) => b.wins - a.wins || b.matches - a.matches || (a.key < b.key ? -1 : 1));
}

/** The genre somebody took most films of; several where they are level, none without films. */
export function favouriteGenres(films: ByGenre<number>): readonly Genre[] {
  const most = Math.max(...GENRES.map((genre) => films[genre]));
  return most === 0 ? [] : GENRES.filter((genre) => films[genre] === most);
}
