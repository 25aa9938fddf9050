import { findGame } from '../../games';
import { HOLLYWOOD } from '../../screens/shelf';

/** Whether the app tells the rules of a game that was opened: by a book, or by screens of their own. */
export function hasRules(game: string): boolean {
  return game === HOLLYWOOD.id || findGame(game)?.book !== undefined;
}
