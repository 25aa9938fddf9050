import { type ActorId, actorRow } from './cards/actors';
import { directorRow } from './cards/directors';
import { scriptRow } from './cards/scripts';
import type { StudioId } from './cards/studios';
import type { Crew, Movie, Production } from './types';
import type {
  ActorTrait,
  Condition,
  DirectorTrait,
  Genre,
  Measure,
  Ratings,
  Roll,
} from './vocabulary';

export function genreOf({ script }: Crew): Genre {
  return scriptRow(script).genre;
}

export function actorsWith({ actors }: Crew, trait: ActorTrait): readonly ActorId[] {
  return actors.filter((actor) => actorRow(actor).trait === trait);
}

function hasTrait({ director }: Crew, trait: DirectorTrait): boolean {
  return director !== undefined && directorRow(director).traits.includes(trait);
}

export function hasDifficultActor(crew: Crew): boolean {
  return actorsWith(crew, 'difficult').length > 0;
}

export function hasPerfectionist(crew: Crew): boolean {
  return hasTrait(crew, 'perfectionist');
}

function actorBonuses(crew: Crew): number {
  const genre = genreOf(crew);
  return crew.actors.filter((actor) => actorRow(actor).bonus === genre).length;
}

function directorBonuses(crew: Crew): number {
  const { director } = crew;
  return director !== undefined && directorRow(director).bonuses.includes(genreOf(crew)) ? 1 : 0;
}

/** [EPRELEASE-3] One for each genre bonus that matches, and one for a Perfectionist among Professionals. */
export function bonusesOf(crew: Crew): number {
  const isWellMatched = hasPerfectionist(crew) && actorsWith(crew, 'professional').length > 0;
  return actorBonuses(crew) + directorBonuses(crew) + (isWellMatched ? 1 : 0);
}

/** [EPRELEASE-2] What is printed on script, director and actors. */
export function printedOf({ script, director, actors }: Crew): Ratings {
  let { review, boxOffice } = scriptRow(script).ratings;
  const add = ({ ratings }: { readonly ratings: Ratings }) => {
    review += ratings.review;
    boxOffice += ratings.boxOffice;
  };
  if (director !== undefined) add(directorRow(director));
  for (const actor of actors) add(actorRow(actor));
  return { review, boxOffice };
}

function rolledFor(movie: Movie | Production, roll: Roll): number {
  return 'rolled' in movie ? movie.rolled[roll] : 0;
}

/** What conditions count on a movie that this studio makes or has made. */
export function measure(movie: Movie | Production, studio: StudioId, of: Measure): number {
  switch (of) {
    case 'roles':
      return scriptRow(movie.script).roles;
    case 'cast':
      return movie.actors.length;
    case 'difficult':
    case 'professional':
      return actorsWith(movie, of).length;
    case 'perfectionist':
    case 'writer':
      return hasTrait(movie, of) ? 1 : 0;
    case 'own-director':
      return movie.director !== undefined && directorRow(movie.director).studio === studio ? 1 : 0;
    case 'bonuses':
      return actorBonuses(movie) + directorBonuses(movie);
    case 'actor-bonuses':
      return actorBonuses(movie);
    case 'director-bonuses':
      return directorBonuses(movie);
    case 'news':
      return typeof movie.news === 'number' ? movie.news : movie.news.length;
    case 'printed-review':
      return printedOf(movie).review;
    case 'printed-box-office':
      return printedOf(movie).boxOffice;
    case 'script-review':
      return scriptRow(movie.script).ratings.review;
    case 'script-box-office':
      return scriptRow(movie.script).ratings.boxOffice;
    case 'stars':
      return rolledFor(movie, 'review');
    case 'takings':
      return rolledFor(movie, 'boxOffice');
    case 'awards':
      return 'awards' in movie ? movie.awards.length : 0;
  }
}

function meetsOne(movie: Movie | Production, studio: StudioId, condition: Condition): boolean {
  if (condition.kind === 'genre') return condition.of.includes(genreOf(movie));
  const count = measure(movie, studio, condition.of);
  return condition.kind === 'at-least' ? count >= condition.count : count <= condition.count;
}

export function meets(
  movie: Movie | Production,
  studio: StudioId,
  conditions: readonly Condition[],
): boolean {
  return conditions.every((condition) => meetsOne(movie, studio, condition));
}
