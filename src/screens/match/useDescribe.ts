import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import { sizeOf, starOf } from '../../games/hollywood/cards';
import { type Table, tableAfter } from '../../games/hollywood/replay';
import type { CardId, Event, Genre } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import { useCardName, useMovieTitle } from '../../ui/cards/names';

/** An event in words, given the table as it was before: the log, the announcements and the claim sequence all say the same. */
export type Describe = (table: Table, event: Event) => string;

type Claimed = Extract<Event, { type: 'card-claimed' }>;

export function useDescribe(players: readonly Player[]): Describe {
  const { t } = useTranslation(['common', 'table']);
  const cardName = useCardName();
  const movieTitle = useMovieTitle();
  return useMemo(() => {
    const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
    const who = (seat: Seat) => inSentence(nameOf(seat));

    const describePlaced = (
      table: Table,
      event: Extract<Event, { type: 'reel-placed' }>,
    ): string => {
      const cards = table.columns[event.column]?.cards ?? [];
      const at = (row: number): string => {
        const card = cards[row];
        return card === undefined ? '' : cardName(card);
      };
      const placed = t('table:event.reel-placed', {
        ...who(event.seat),
        column: event.column + 1,
        card: at(event.row),
      });
      const bumps = event.bumps.map(({ seat, to }) =>
        t('table:event.bump', { ...who(seat), card: at(to) }),
      );
      return [placed, ...bumps].join(' ');
    };

    const describeMovie = (
      table: Table,
      seat: Seat,
      movie: Extract<Claimed['result'], { kind: 'movie-made' }>['movie'],
    ): string => {
      const { rating } = starOf(movie.star);
      const size = sizeOf(movie.films);
      const words = {
        ...who(seat),
        title: movieTitle(movie.films),
        star: cardName(movie.star),
        size,
        rating,
      };
      return table.options.advanced
        ? t('table:event.movie-made-advanced', { ...words, genre: t(`genre.${movie.genre}`) })
        : t('table:event.movie-made', { ...words, points: size * rating });
    };

    /** An award is seen on its film; the bare number of films would hide what the project is worth. */
    const awardIn = (table: Table, { seat, card }: Claimed, genre: Genre): readonly string[] => {
      const held = table.studios[seat]?.projects[genre] ?? [];
      const films = held.includes(card) ? held : [...held, card];
      const size = sizeOf(films);
      return size === films.length ? [] : [t('table:event.award', { size })];
    };

    const describeClaim = (table: Table, event: Claimed): string => {
      const { seat, card, result } = event;
      const named = (id: CardId) => ({ ...who(seat), card: cardName(id) });
      switch (result.kind) {
        case 'blockbuster':
          return t('table:event.blockbuster', named(card));
        case 'project-begun':
          return [
            t('table:event.project-begun', { ...named(card), genre: t(`genre.${result.genre}`) }),
            ...awardIn(table, event, result.genre),
          ].join(' ');
        case 'project-grown':
          return [
            t('table:event.project-grown', {
              ...named(card),
              genre: t(`genre.${result.genre}`),
              films: result.films,
            }),
            ...awardIn(table, event, result.genre),
          ].join(' ');
        case 'movie-made':
          return describeMovie(table, seat, result.movie);
        case 'star-lost':
          return t('table:event.star-lost', { ...who(seat), star: cardName(card) });
      }
    };

    return (table, event) => {
      switch (event.type) {
        case 'round-dealt':
          return t('table:event.round-dealt', { round: event.round, ...who(event.first) });
        case 'reel-placed':
          return describePlaced(table, event);
        case 'clap-board-played':
        case 'double-reel-played':
          return t(`table:event.${event.type}`, who(event.seat));
        case 'round-ended':
          return t('table:event.round-ended', { round: event.round });
        case 'card-claimed':
          return describeClaim(table, event);
        case 'star-waiting':
          return t('table:event.star-waiting', {
            ...who(event.seat),
            star: cardName(event.card),
          });
        case 'card-set-aside':
          return t('table:event.card-set-aside', { card: cardName(event.card) });
        case 'match-ended':
          return t('table:event.match-ended', { winners: event.winners.map(nameOf).join(', ') });
      }
    };
  }, [cardName, movieTitle, players, t]);
}

export interface LogLine {
  readonly round: number;
  readonly event: Event;
  /** Found when they are asked for: those of a whole match at once keep a phone busy for several frames. */
  readonly words: () => string;
}

/** Every event of a match, oldest first, with the way to its words. */
export function describeAll(
  empty: Table,
  events: readonly Event[],
  describe: Describe,
): readonly LogLine[] {
  let table = empty;
  return events.map((event) => {
    const before = table;
    table = tableAfter(table, event);
    return { round: table.round, event, words: () => describe(before, event) };
  });
}
