import type { Score } from '../../games/hollywood/types';

export const SOURCES = ['blockbusters', 'movies', 'projects'] as const;
export type Source = (typeof SOURCES)[number];

function sum(parts: readonly { readonly points: number }[]): number {
  return parts.reduce((total, { points }) => total + points, 0);
}

/** What each source brought in all. */
export function pointsFrom({
  blockbusters,
  movies,
  projects,
}: Score): Readonly<Record<Source, number>> {
  return { blockbusters: blockbusters.points, movies: sum(movies), projects: sum(projects) };
}
