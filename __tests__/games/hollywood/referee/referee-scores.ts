/** Final scores worked out from what each seat has gathered, and compared with the stated ones. */

import type { EndLine, Film, Genre, Score, Star } from './referee-lines';
import type { Finding } from './referee-cards';

export interface Movie {
  readonly genre: Genre;
  readonly films: readonly Film[];
  readonly star: Star;
}

/** What one seat has in front of it. */
export interface Studio {
  readonly projects: Map<Genre, readonly Film[]>;
  readonly movies: Movie[];
  blockbusters: number;
}

/** Films set aside per genre; null in the basic game, where they do not matter. */
export type Unclaimed = ReadonlyMap<Genre, number> | null;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** An award film weighs as much as two films. */
const weight = (films: readonly Film[]): number => sum(films.map((film) => (film.award ? 2 : 1)));

const factor = (movie: Movie, unclaimed: Unclaimed): number =>
  unclaimed === null ? 1 : (unclaimed.get(movie.genre) ?? 0);

/** SCORE-2, with ADV-1 and ADV-2 on top in the advanced game. */
const movieScore = (movie: Movie, unclaimed: Unclaimed): number =>
  weight(movie.films) * movie.star.rating * factor(movie, unclaimed);

/** SCORE-3 */
function largestProjectScore(studio: Studio): number {
  const sizes = [...studio.projects.values()].map(weight);
  const largest = Math.max(0, ...sizes);
  return sizes.filter((size) => size === largest).length === 1 ? largest : 0;
}

export function scoreOf(studio: Studio, unclaimed: Unclaimed): Score {
  const blockbusters = 2 * studio.blockbusters;
  const movies = studio.movies.map((movie) => movieScore(movie, unclaimed));
  const project = largestProjectScore(studio);
  return { blockbusters, movies, project, total: blockbusters + sum(movies) + project };
}

const bestMovie = (score: Score): number => Math.max(0, ...score.movies);

/** The indexes of the entries with the highest value. */
function seatsWithMost(scores: readonly Score[], value: (score: Score) => number): number[] {
  const most = Math.max(...scores.map(value));
  return scores.flatMap((score, seat) => (value(score) === most ? [seat] : []));
}

/** SCORE-4: the seats with the highest total, before any tie is looked at. */
const leadersOf = (scores: readonly Score[]): readonly number[] =>
  seatsWithMost(scores, (score) => score.total);

/** SCORE-5 and SCORE-6: of the leaders, those with the best single movie; several share the win. */
export function winnersOf(scores: readonly Score[]): readonly number[] {
  const leaders = leadersOf(scores);
  return seatsWithMost(scores, (score) =>
    leaders.includes(scores.indexOf(score)) ? bestMovie(score) : -1,
  );
}

function sameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Which rule a wrong list of movie points breaks. */
function movieRule(
  stated: readonly number[],
  due: readonly number[],
  studio: Studio,
  unclaimed: Unclaimed,
): string {
  if (sameList(ascending(stated), ascending(due))) return 'FORMAT';
  if (unclaimed === null || stated.length !== due.length) return 'SCORE-2';
  const wrong = studio.movies.find((_, index) => stated[index] !== due[index]);
  return wrong !== undefined && factor(wrong, unclaimed) === 0 ? 'ADV-2' : 'ADV-1';
}

function compareScore(
  seat: number,
  stated: Score,
  studio: Studio,
  unclaimed: Unclaimed,
): readonly Finding[] {
  const due = scoreOf(studio, unclaimed);
  const differ = (rule: string, what: string, said: unknown, right: unknown): Finding => ({
    rule,
    message: `seat ${seat}, ${what}: ${JSON.stringify(said)} stated, ${JSON.stringify(right)} due`,
  });
  const findings: Finding[] = [];
  if (stated.blockbusters !== due.blockbusters) {
    findings.push(differ('SCORE-1', 'blockbusters', stated.blockbusters, due.blockbusters));
  }
  if (!sameList(stated.movies, due.movies)) {
    const rule = movieRule(stated.movies, due.movies, studio, unclaimed);
    findings.push(differ(rule, 'movies in the order made', stated.movies, due.movies));
  }
  if (stated.project !== due.project) {
    findings.push(differ('SCORE-3', 'largest project', stated.project, due.project));
  }
  if (stated.total !== due.total) {
    findings.push(differ('SCORE-4', 'total', stated.total, due.total));
  }
  return findings;
}

/** Seats may be listed in any order, each once; a wrong list is laid to the rule it breaks. */
function compareWinners(stated: readonly number[], scores: readonly Score[]): readonly Finding[] {
  const due = winnersOf(scores);
  if (sameList(ascending(stated), due)) return [];
  const message = `winners [${stated.join()}] stated, [${due.join()}] due`;
  if (new Set(stated).size !== stated.length) return [{ rule: 'FORMAT', message }];
  const leaders = leadersOf(scores);
  const trailing = stated.some((seat) => !leaders.includes(seat));
  if (trailing || leaders.length === 1) return [{ rule: 'SCORE-4', message }];
  const unbroken = stated.every((seat) => due.includes(seat));
  return [{ rule: unbroken && due.length > 1 ? 'SCORE-6' : 'SCORE-5', message }];
}

/** The whole end line against what the seats have really earned. */
export function compareEnd(
  line: EndLine,
  studios: readonly Studio[],
  unclaimed: Unclaimed,
): readonly Finding[] {
  const scores = studios.map((studio) => scoreOf(studio, unclaimed));
  const perSeat = line.scores.flatMap((stated, seat) => {
    const studio = studios[seat];
    return studio === undefined ? [] : compareScore(seat, stated, studio, unclaimed);
  });
  return [...perSeat, ...compareWinners(line.winners, scores)];
}
