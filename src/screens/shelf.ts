import { findGame } from '../games';
import { hollywood } from '../games/hollywood/game';
import type { Summary } from '../storage/summary';

/** What the app tells of its games before one is opened. */
export const HOLLYWOOD = {
  id: hollywood.id,
  name: 'Hollywood!',
  seats: { ...hollywood.seats },
  minutes: 30,
} as const;

/** Games that are being made: shown, but not to be opened. Their names are the same in every language. */
export const IN_PRODUCTION = [
  { id: 'hollywood-1947', name: 'Hollywood 1947', seats: { min: 1, max: 9 } },
  { id: 'executive-producer', name: 'Executive Producer', seats: { min: 2, max: 5 } },
] as const;

export type GameInProduction = (typeof IN_PRODUCTION)[number];

/** A game's name on the shelf. One that is not there is called by its id: better than nothing. */
export function nameOfGame(id: string): string {
  return findGame(id)?.name ?? id;
}

/** What a match goes by in a list: its game, or its own name and then its game. */
export function titleOf({ name, game }: Pick<Summary, 'name' | 'game'>): readonly string[] {
  return name === undefined ? [nameOfGame(game)] : [name, nameOfGame(game)];
}
