import { actorRow } from './cards/actors';
import { type DirectorId, directorRow } from './cards/directors';
import { scriptRow } from './cards/scripts';
import type { StudioId } from './cards/studios';
import type { Crew, Movie, Production } from './types';
import type { ActorTrait, Condition, DirectorTrait, Genre, Measure, Ratings } from './vocabulary';

/** A crew whose director may be left open in so many words. */
interface Cast extends Omit<Crew, 'director'> {
  readonly director?: DirectorId | undefined;
}

/** A movie as conditions see it, with the studio that made it. */
export interface Subject extends Cast {
  readonly news: number;
  readonly studio: StudioId;
  readonly rolled: Ratings | undefined;
}

/** It names every field: spreading would be many times slower, and conditions are looked at all the time. */
export function subjectOf(movie: Movie | Production, studio: StudioId): Subject {
  const { script, director, actors } = movie;
  return 'rolled' in movie
    ? { script, director, actors, news: movie.news, studio, rolled: movie.rolled }
    : { script, director, actors, news: movie.news.length, studio, rolled: undefined };
}

export function genreOf({ script }: Cast): Genre {
  return scriptRow(script).genre;
}

function actorsWith({ actors }: Cast, trait: ActorTrait): number {
  return actors.filter((actor) => actorRow(actor).trait === trait).length;
}

function hasTrait({ director }: Cast, trait: DirectorTrait): boolean {
  return director !== undefined && directorRow(director).traits.includes(trait);
}

export function hasDifficultActor(crew: Cast): boolean {
  return actorsWith(crew, 'difficult') > 0;
}

export function hasPerfectionist(crew: Cast): boolean {
  return hasTrait(crew, 'perfectionist');
}

function actorBonuses(crew: Cast): number {
  const genre = genreOf(crew);
  return crew.actors.filter((actor) => actorRow(actor).bonus === genre).length;
}

function directorBonuses(crew: Cast): number {
  const { director } = crew;
  return director !== undefined && directorRow(director).bonuses.includes(genreOf(crew)) ? 1 : 0;
}

/** [EPRELEASE-3] One for each genre bonus that matches, and one for a Perfectionist among Professionals. */
export function bonusesOf(crew: Cast): number {
  const isWellMatched = hasPerfectionist(crew) && actorsWith(crew, 'professional') > 0;
  return actorBonuses(crew) + directorBonuses(crew) + (isWellMatched ? 1 : 0);
}

/** [EPRELEASE-2] What is printed on script, director and actors. */
export function printedOf({ script, director, actors }: Cast): Ratings {
  let { review, boxOffice } = scriptRow(script).ratings;
  const add = ({ ratings }: { readonly ratings: Ratings }) => {
    review += ratings.review;
    boxOffice += ratings.boxOffice;
  };
  if (director !== undefined) add(directorRow(director));
  for (const actor of actors) add(actorRow(actor));
  return { review, boxOffice };
}

export function measure(movie: Subject, of: Measure): number {
  switch (of) {
    case 'roles':
      return scriptRow(movie.script).roles;
    case 'cast':
      return movie.actors.length;
    case 'difficult':
    case 'professional':
      return actorsWith(movie, of);
    case 'perfectionist':
    case 'writer':
      return hasTrait(movie, of) ? 1 : 0;
    case 'own-director':
      return movie.director !== undefined && directorRow(movie.director).studio === movie.studio
        ? 1
        : 0;
    case 'bonuses':
      return actorBonuses(movie) + directorBonuses(movie);
    case 'actor-bonuses':
      return actorBonuses(movie);
    case 'director-bonuses':
      return directorBonuses(movie);
    case 'news':
      return movie.news;
    case 'printed-review':
      return printedOf(movie).review;
    case 'printed-box-office':
      return printedOf(movie).boxOffice;
    case 'script-review':
      return scriptRow(movie.script).ratings.review;
    case 'script-box-office':
      return scriptRow(movie.script).ratings.boxOffice;
    case 'stars':
      return movie.rolled?.review ?? 0;
    case 'takings':
      return movie.rolled?.boxOffice ?? 0;
  }
}

function meetsOne(movie: Subject, condition: Condition): boolean {
  if (condition.kind === 'genre') return condition.of.includes(genreOf(movie));
  const count = measure(movie, condition.of);
  return condition.kind === 'at-least' ? count >= condition.count : count <= condition.count;
}

export function meets(movie: Subject, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => meetsOne(movie, condition));
}
