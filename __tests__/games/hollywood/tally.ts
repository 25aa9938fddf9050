import { ALL_CARDS } from '../../../src/games/hollywood/cards';
import type { CardId, Event } from '../../../src/games/hollywood/types';

/*
 * Points from the log alone: cards as the events name them, counted from scratch. It shares no code with the
 * rules but the list of cards.
 */

interface Holding {
  blockbusters: number;
  projects: Record<string, CardId[]>;
  movies: { readonly genre: string; readonly films: readonly CardId[]; readonly rating: number }[];
}

const CARDS = new Map(ALL_CARDS.map((card) => [card.id, card]));

function weigh(films: readonly CardId[]): number {
  return films.reduce((sum, id) => {
    const card = CARDS.get(id);
    return sum + (card?.kind === 'film' && card.award ? 2 : 1);
  }, 0);
}

function projectPoints(projects: Holding['projects']): number {
  const sizes = Object.values(projects)
    .map(weigh)
    .filter((size) => size > 0)
    .sort((a, b) => b - a);
  return sizes.length > 0 && sizes[0] !== sizes[1] ? (sizes[0] ?? 0) : 0;
}

/** Each seat's points after these events. */
export function tally(
  events: readonly Event[],
  seats: number,
  advanced: boolean,
): readonly number[] {
  const holdings = Array.from({ length: seats }, (): Holding => ({
    blockbusters: 0,
    projects: {},
    movies: [],
  }));
  const aside: Record<string, number> = {};
  for (const event of events) {
    const card = 'card' in event ? CARDS.get(event.card) : undefined;
    if (event.type === 'card-set-aside' && card?.kind === 'film') {
      aside[card.genre] = (aside[card.genre] ?? 0) + 1;
    }
    if (event.type !== 'card-claimed' || card === undefined) continue;
    const holding = holdings[event.seat];
    if (holding === undefined) throw new Error('Nobody sits there');
    if (card.kind === 'blockbuster') holding.blockbusters += 1;
    else if (card.kind === 'film') (holding.projects[card.genre] ??= []).push(card.id);
    else if (event.result.kind === 'movie-made') {
      const { genre } = event.result.movie;
      holding.movies.push({ genre, films: holding.projects[genre] ?? [], rating: card.rating });
      holding.projects[genre] = [];
    }
  }
  return holdings.map(({ blockbusters, projects, movies }) => {
    const made = movies.map(({ genre, films, rating }) => {
      return weigh(films) * rating * (advanced ? (aside[genre] ?? 0) : 1);
    });
    return (
      2 * blockbusters + made.reduce((sum, points) => sum + points, 0) + projectPoints(projects)
    );
  });
}
