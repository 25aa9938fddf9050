import type { TranscriptFormat, TranscriptLine as Line } from '../../engine/transcript';
import { cardOf } from './cards';
import type { CardId, Event, Hollywood, HollywoodOutcome } from './types';

function cardLine(id: CardId): Line {
  const card = cardOf(id);
  switch (card.kind) {
    case 'film':
      return { kind: card.kind, genre: card.genre, award: card.award, id, name: card.name };
    case 'star':
      return { kind: card.kind, rating: card.rating, id, name: card.name };
    case 'blockbuster':
      return { kind: card.kind, id, name: card.name };
  }
}

/** Only a star's claim names a project; `null` is a star that was lost. */
function projectOf(event: Extract<Event, { type: 'card-claimed' }>): Line {
  switch (event.result.kind) {
    case 'movie-made':
      return { project: event.result.movie.genre };
    case 'star-lost':
      return { project: null };
    case 'blockbuster':
    case 'project-begun':
    case 'project-grown':
      return {};
  }
}

/** The line of an event; events that a reader can work out have none. */
function eventLine(event: Event): Line | undefined {
  switch (event.type) {
    case 'round-dealt': {
      const columns = event.columns.map((cards) => cards.map(cardLine));
      return { type: 'deal', round: event.round, first: event.first, columns };
    }
    case 'reel-placed':
      return { type: 'place', seat: event.seat, column: event.column };
    case 'clap-board-played':
      return { type: 'clap', seat: event.seat };
    case 'double-reel-played':
      return { type: 'double', seat: event.seat };
    case 'card-claimed': {
      const { seat, column, row, card } = event;
      return { type: 'claim', seat, column, row, card: cardLine(card), ...projectOf(event) };
    }
    case 'card-set-aside': {
      const { column, row, card } = event;
      return { type: 'aside', column, row, card: cardLine(card) };
    }
    case 'round-ended':
    case 'star-waiting':
    case 'match-ended':
      return undefined;
  }
}

/** The last line: points by source and the winners. */
function endLine({ scores, winners }: HollywoodOutcome): Line {
  return {
    type: 'end',
    scores: scores.map(({ blockbusters, movies, projects, total }) => ({
      blockbusters: blockbusters.points,
      movies: movies.map(({ points }) => points),
      project: projects.reduce((sum, { points }) => sum + points, 0),
      total,
    })),
    winners,
  };
}

export const transcript: TranscriptFormat<Hollywood> = {
  lines: ({ events }) =>
    events.flatMap((event): readonly Line[] => {
      const line = eventLine(event);
      return line === undefined ? [] : [line];
    }),
  endLine,
};
