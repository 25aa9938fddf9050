import type {
  Condition,
  Genre,
  Measure,
  ObjectiveRow,
  Roll,
} from '../../../../src/games/executive-producer/vocabulary';
import { actorOf, directorOf, scriptOf } from './rows';
import { type Crew, type Movie, type Player, type Production, sum } from './table';

export function genreOf({ script }: Crew): Genre {
  return scriptOf(script).genre;
}

export function actorsWith({ actors }: Crew, trait: 'difficult' | 'professional'): number {
  return actors.filter((id) => actorOf(id).trait === trait).length;
}

export function isDirectedBy({ director }: Crew, trait: 'perfectionist' | 'writer'): boolean {
  return director !== undefined && directorOf(director).traits.includes(trait);
}

function actorBonuses(crew: Crew): number {
  return crew.actors.filter((id) => actorOf(id).bonus === genreOf(crew)).length;
}

function directorBonuses(crew: Crew): number {
  const { director } = crew;
  return director !== undefined && directorOf(director).bonuses.includes(genreOf(crew)) ? 1 : 0;
}

/** EPRELEASE-3: the genre bonuses that match the script. */
export function matchingBonuses(crew: Crew): number {
  return actorBonuses(crew) + directorBonuses(crew);
}

/** What is printed on script, director and actors. */
export function printed({ script, director, actors }: Crew, roll: Roll): number {
  const own = director === undefined ? 0 : directorOf(director).ratings[roll];
  return scriptOf(script).ratings[roll] + own + sum(actors.map((id) => actorOf(id).ratings[roll]));
}

function isReleased(movie: Production | Movie): movie is Movie {
  return 'takings' in movie;
}

function measured(
  movie: Production | Movie,
  { studio }: Player,
): Readonly<Record<Measure, number>> {
  const { director, script } = movie;
  const isOwn = director !== undefined && directorOf(director).studio === studio;
  return {
    roles: scriptOf(script).roles,
    cast: movie.actors.length,
    difficult: actorsWith(movie, 'difficult'),
    professional: actorsWith(movie, 'professional'),
    perfectionist: isDirectedBy(movie, 'perfectionist') ? 1 : 0,
    writer: isDirectedBy(movie, 'writer') ? 1 : 0,
    'own-director': isOwn ? 1 : 0,
    bonuses: matchingBonuses(movie),
    'actor-bonuses': actorBonuses(movie),
    'director-bonuses': directorBonuses(movie),
    news: isReleased(movie) ? movie.news : movie.news.length,
    'printed-review': printed(movie, 'review'),
    'printed-box-office': printed(movie, 'boxOffice'),
    'script-review': scriptOf(script).ratings.review,
    'script-box-office': scriptOf(script).ratings.boxOffice,
    stars: isReleased(movie) ? movie.stars : 0,
    takings: isReleased(movie) ? movie.takings : 0,
    awards: isReleased(movie) ? movie.awards.length : 0,
  };
}

/** Whether a movie of a player's meets all conditions. */
export function meets(
  movie: Production | Movie,
  owner: Player,
  conditions: readonly Condition[],
): boolean {
  return conditions.every((condition) => {
    if (condition.kind === 'genre') return condition.of.includes(genreOf(movie));
    const count = measured(movie, owner)[condition.of];
    return condition.kind === 'at-least' ? count >= condition.count : count <= condition.count;
  });
}

export function reaches(player: Player, { goal }: ObjectiveRow): boolean {
  if (goal.kind === 'genres') return new Set(player.movies.map(genreOf)).size >= goal.count;
  const movies = player.movies.filter((movie) => meets(movie, player, goal.conditions));
  return movies.length >= goal.count;
}
