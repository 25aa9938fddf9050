import { LOYALTIES } from '../vocabulary';
import type { Premiere } from '../types';
import { RISING_STAR } from './loyalty-worlds';

/*
 * How players of each loyalty behave is counted by stance: a rising star helps the side that is behind, and behaves
 * like one of it. Habits have a row for each: patriots, communists, rising stars for nobody, for the patriots, and for
 * the communists.
 */

export type PerStance<Item> = readonly [Item, Item, Item, Item, Item];

export const STANCES = LOYALTIES.length + 2;

/** Which side the rising star helps: 1 the patriots, -1 the communists, 0 neither. */
export type Sway = -1 | 0 | 1;

/** How things stood before that round. */
export function swayBefore(premieres: readonly Premiere[], round: number): Sway {
  let lead = 0;
  for (const premiere of premieres) {
    if (premiere.round >= round) continue;
    for (const team of premiere.winners) lead += team === 'communist' ? 1 : -1;
  }
  return Math.sign(lead) as Sway;
}

export function stanceOf(loyalty: number, sway: Sway): number {
  if (loyalty !== RISING_STAR || sway === 0) return loyalty;
  return sway > 0 ? RISING_STAR + 1 : RISING_STAR + 2;
}
