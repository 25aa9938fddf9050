import type { Seat } from '../../engine/seats';
import { EMPTY_BOARD, placeReel } from './board';
import { scoresOf } from './scoring';
import { newStudio, reelsEach, studioOf, withFilm, withMovie, withStudio } from './studio';
import type { CardId, ClaimResult, Event, Options, PublicState, Studio } from './types';
import { updateStudio } from './update';

/**
 * The table as its events tell it. Screens show a match event by event, and a single decision may bring twenty of
 * them; this is how the table looks between two. What is committed never waits for it.
 */
export interface Table extends Omit<PublicState, 'phase'> {
  /** Cards of this round that have left the board. Those that are left keep their rows. */
  readonly gone: readonly CardId[];
}

/** Before the first deal. */
export function emptyTable(options: Options, seats: number): Table {
  const studios = Array.from({ length: seats }, () => newStudio(seats));
  return { options, round: 1, first: 0, columns: EMPTY_BOARD, studios, aside: [], gone: [] };
}

function withChange(table: Table, seat: Seat, change: (studio: Studio) => Studio): Table {
  const studio = change(studioOf(table.studios, seat));
  return { ...table, studios: withStudio(table.studios, seat, studio) };
}

function withCard(studio: Studio, card: CardId, result: ClaimResult): Studio {
  switch (result.kind) {
    case 'blockbuster':
      return updateStudio(studio, { blockbusters: [...studio.blockbusters, card] });
    case 'project-begun':
    case 'project-grown':
      return withFilm(studio, result.genre, card);
    case 'movie-made':
      return withMovie(studio, result.movie.genre, card);
    case 'star-lost':
      return updateStudio(studio, { lostStars: [...studio.lostStars, card] });
  }
}

export function tableAfter(table: Table, event: Event): Table {
  switch (event.type) {
    case 'round-dealt': {
      const { round, first } = event;
      const columns = event.columns.map((cards) => ({ cards, reels: [] }));
      const reels = reelsEach(table.studios.length);
      const studios = table.studios.map((studio) => updateStudio(studio, { reels }));
      return { ...table, round, first, columns, studios, gone: [] };
    }
    case 'reel-placed': {
      const columns = table.columns.map((column, index) =>
        index === event.column ? placeReel(column, event.seat).column : column,
      );
      return withChange({ ...table, columns }, event.seat, (studio) =>
        updateStudio(studio, { reels: studio.reels - 1 }),
      );
    }
    case 'clap-board-played':
      return withChange(table, event.seat, (studio) => updateStudio(studio, { clapBoard: false }));
    case 'double-reel-played':
      return withChange(table, event.seat, (studio) => updateStudio(studio, { doubleReel: false }));
    case 'card-claimed':
      return withChange({ ...table, gone: [...table.gone, event.card] }, event.seat, (studio) =>
        withCard(studio, event.card, event.result),
      );
    case 'card-set-aside':
      return {
        ...table,
        gone: [...table.gone, event.card],
        aside: [...table.aside, event.card],
      };
    case 'round-ended':
    case 'star-waiting':
    case 'match-ended':
      return table;
  }
}

export function tableOf(options: Options, seats: number, events: readonly Event[]): Table {
  return events.reduce(tableAfter, emptyTable(options, seats));
}

/** The last round of a match in two parts: until its twelfth reel, and the handing out of its cards. */
export function lastRound(events: readonly Event[]): {
  /** Everything until the cards go out. */
  readonly before: readonly Event[];
  /** What happened to the cards, as far as it has happened. */
  readonly claims: readonly Event[];
} {
  const types = events.map(({ type }) => type);
  const ended = types.indexOf('round-ended', types.lastIndexOf('round-dealt'));
  const claims = ended < 0 ? events.length : ended + 1;
  return { before: events.slice(0, claims), claims: events.slice(claims) };
}

/** Everybody's points after each round that is over, the first round first. */
export function pointsByRound(
  options: Options,
  seats: number,
  events: readonly Event[],
): readonly (readonly number[])[] {
  const rounds: (readonly number[])[] = [];
  let table = emptyTable(options, seats);
  events.forEach((event, index) => {
    table = tableAfter(table, event);
    const next = events[index + 1];
    const isLastCard = event.type === 'card-set-aside' && next?.type !== 'card-set-aside';
    if (isLastCard) rounds.push(scoresOf(table).map(({ total }) => total));
  });
  return rounds;
}
