import { HOLLYWOOD } from '../shelf';

/** A game's name on the shelf. One that is not there is called by its id: better than nothing. */
export function nameOfGame(id: string): string {
  return id === HOLLYWOOD.id ? HOLLYWOOD.name : id;
}
