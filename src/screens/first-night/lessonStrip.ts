import { YOU } from '../../games/hollywood/first-night/evening';
import { type CardId, GENRES } from '../../games/hollywood/types';
import { stripOf } from '../claims/ClaimFoot';
import type { Lesson } from './useLesson';

/** The films that the coach speaks of: those that a film has just joined, and at last the project that pays. */
export function stripIn({ scene, view }: Pick<Lesson, 'scene' | 'view'>): readonly CardId[] {
  const { table, seen } = view;
  if (scene.id !== 'largest') return stripOf(table, seen.at(-1));
  // The board is empty by then: without its films the project would be a number in a panel.
  const projects = GENRES.map((genre) => table.studios[YOU]?.projects[genre] ?? []);
  return projects.reduce((longest, films) => (films.length > longest.length ? films : longest), []);
}
