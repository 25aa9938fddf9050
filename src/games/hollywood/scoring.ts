import type { Standing } from '../../engine/game';
import { type Seat, seatsOf } from '../../engine/seats';
import { isFilmOf, sizeOf, starOf } from './cards';
import { projectsOf, studioOf } from './studio';
import type {
  Decider,
  Genre,
  HollywoodOutcome,
  Movie,
  MovieScore,
  ProjectScore,
  PublicState,
  Score,
  Studio,
} from './types';

/** What points are counted from. */
type Scored = Pick<PublicState, 'options' | 'aside' | 'studios'>;

/** [SCORE-1] */
const BLOCKBUSTER_POINTS = 2;

/** [ADV-1] [ADV-2] The films of the genre that went aside unclaimed, over all rounds; an award film is one card. */
function multiplierFor(genre: Genre, { options, aside }: Scored): number {
  return options.advanced ? aside.filter((id) => isFilmOf(genre, id)).length : 1;
}

/** [SCORE-2] Films times rating. */
function scoreMovie(movie: Movie, state: Scored): MovieScore {
  const size = sizeOf(movie.films);
  const { rating } = starOf(movie.star);
  const multiplier = multiplierFor(movie.genre, state);
  const { genre, star, films } = movie;
  return { genre, star, films, size, rating, multiplier, points: size * rating * multiplier };
}

/** [SCORE-3] One point a film for the largest project, if it is the only one of its size. */
function scoreProjects(studio: Studio): readonly ProjectScore[] {
  const projects = projectsOf(studio).map((genre) => ({
    genre,
    films: studio.projects[genre],
    size: sizeOf(studio.projects[genre]),
  }));
  const largest = Math.max(0, ...projects.map(({ size }) => size));
  const isSingle = projects.filter(({ size }) => size === largest).length === 1;
  return projects.map(({ genre, films, size }) => {
    if (size < largest) return { genre, films, size, points: 0, standing: 'smaller' };
    if (!isSingle) return { genre, films, size, points: 0, standing: 'tied-for-largest' };
    return { genre, films, size, points: size, standing: 'largest' };
  });
}

function pointsOf(scores: readonly { readonly points: number }[]): number {
  return scores.reduce((sum, { points }) => sum + points, 0);
}

/** A player's points as they stand, by source. In the middle of a match: as if it ended now. */
export function scoreOf(state: Scored, seat: Seat): Score {
  const studio = studioOf(state.studios, seat);
  const blockbusters = {
    cards: studio.blockbusters,
    points: studio.blockbusters.length * BLOCKBUSTER_POINTS,
  };
  const movies = studio.movies.map((movie) => scoreMovie(movie, state));
  const projects = scoreProjects(studio);
  return {
    seat,
    blockbusters,
    movies,
    projects,
    lostStars: studio.lostStars,
    bestMovie: Math.max(0, ...movies.map(({ points }) => points)),
    total: blockbusters.points + pointsOf(movies) + pointsOf(projects),
  };
}

export function scoresOf(state: Scored): readonly Score[] {
  return seatsOf(state.studios.length).map((seat) => scoreOf(state, seat));
}

function best(values: readonly number[]): number {
  return Math.max(...values);
}

/** [SCORE-4] [SCORE-5] [SCORE-6] Most points; of those tied the most valuable single movie; else the win is shared. */
function decide(scores: readonly Score[]): { winners: readonly Score[]; decidedBy: Decider } {
  const mostPoints = best(scores.map(({ total }) => total));
  const tied = scores.filter(({ total }) => total === mostPoints);
  if (tied.length === 1) return { winners: tied, decidedBy: { kind: 'points' } };
  const bestMovies = tied.map(({ bestMovie }) => bestMovie);
  const bestMovie = best(bestMovies);
  const winners = tied.filter((score) => score.bestMovie === bestMovie);
  const seats = tied.map(({ seat }) => seat);
  if (winners.length === 1) {
    return { winners, decidedBy: { kind: 'best-movie', tied: seats, bestMovies } };
  }
  return { winners, decidedBy: { kind: 'shared', tied: seats, bestMovie } };
}

/** Places by points and then by the best movie, as among the winners. */
function standingsOf(scores: readonly Score[]): readonly Standing[] {
  const isAhead = (one: Score, other: Score): boolean =>
    one.total > other.total || (one.total === other.total && one.bestMovie > other.bestMovie);
  return scores.map((score) => ({
    seat: score.seat,
    place: 1 + scores.filter((other) => isAhead(other, score)).length,
    points: score.total,
  }));
}

export function outcomeOf(state: Scored): HollywoodOutcome {
  const scores = scoresOf(state);
  const { winners, decidedBy } = decide(scores);
  return {
    winners: winners.map(({ seat }) => seat),
    standings: standingsOf(scores),
    scores,
    decidedBy,
  };
}
