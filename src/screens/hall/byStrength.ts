import { findGame } from '../../games';
import { HOLLYWOOD } from '../shelf';

/** The weakest level first, as the shelf has them. */
export function byStrength(
  one: { readonly level: string },
  other: { readonly level: string },
): number {
  const levels = findGame(HOLLYWOOD.id)?.bots.map(({ level }) => level) ?? [];
  return levels.indexOf(one.level) - levels.indexOf(other.level);
}
