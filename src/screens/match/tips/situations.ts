import type { Player } from '../../../engine/players';
import type { Seat } from '../../../engine/seats';
import { isFull } from '../../../games/hollywood/board';
import { cardOf } from '../../../games/hollywood/cards';
import type { Table } from '../../../games/hollywood/replay';
import { scoreOf } from '../../../games/hollywood/scoring';
import { roundsOf } from '../../../games/hollywood/studio';
import type { ClaimResult, Event, Studio } from '../../../games/hollywood/types';
import type { TipName } from '../../../session/tip-names';
import type { SectionName } from '../../rules/sections';

/** Something that has just come onto the screen. */
export interface Situation {
  readonly event: Event;
  /** The table after it. */
  readonly table: Table;
  readonly players: readonly Player[];
  /** Who has to place a reel now, with nothing owed; nobody otherwise. */
  readonly onTurn: Seat | undefined;
}

interface Tip {
  /** Where the rules say why. */
  readonly section: SectionName;
  readonly arises: (situation: Situation) => boolean;
}

function isPerson({ players }: Situation, seat: Seat): boolean {
  return players[seat]?.kind === 'person';
}

function isLastRound({ table, players }: Situation): boolean {
  return table.round === roundsOf(players.length);
}

/** What a person receives. */
function received(situation: Situation): ClaimResult['kind'] | undefined {
  const { event } = situation;
  return event.type === 'card-claimed' && isPerson(situation, event.seat)
    ? event.result.kind
    : undefined;
}

/** The studio of the person who has to place now. */
function studioOnTurn(situation: Situation): Studio | undefined {
  const { onTurn, table } = situation;
  return onTurn !== undefined && isPerson(situation, onTurn) ? table.studios[onTurn] : undefined;
}

function isFilm({ event }: Situation): boolean {
  return event.type === 'card-set-aside' && cardOf(event.card).kind === 'film';
}

/** No card of the round is left on the board. */
function areAllOut({ columns, gone }: Table): boolean {
  return columns.flatMap(({ cards }) => cards).every((card) => gone.includes(card));
}

function hasTiedProjects(situation: Situation): boolean {
  const { table, players } = situation;
  return players.some(
    ({ kind }, index) =>
      kind === 'person' &&
      scoreOf(table, index as Seat).projects.some(
        ({ standing }) => standing === 'tied-for-largest',
      ),
  );
}

/** When each tip is due, and what it leads to. Who only watches bots is told nothing. */
export const TIPS: Readonly<Record<TipName, Tip>> = {
  'first-reel': {
    section: 'bumping',
    arises: (situation) => {
      const { table, onTurn } = situation;
      return (
        table.round === 1 &&
        studioOnTurn(situation) !== undefined &&
        !table.columns.some(({ reels }) => reels.some((seat) => seat === onTurn))
      );
    },
  },
  bumped: {
    section: 'bumping',
    arises: (situation) =>
      situation.event.type === 'reel-placed' &&
      situation.event.bumps.some(({ seat }) => isPerson(situation, seat)),
  },
  'column-full': {
    section: 'full-columns',
    arises: ({ event, table }) => {
      const column = event.type === 'reel-placed' ? table.columns[event.column] : undefined;
      return column !== undefined && isFull(column);
    },
  },
  'last-reel': {
    section: 'clap-board',
    arises: (situation) => {
      const { table, onTurn } = situation;
      const studio = studioOnTurn(situation);
      const others = table.studios.some(({ reels }, seat) => seat !== onTurn && reels > 0);
      return studio?.reels === 1 && studio.clapBoard && others;
    },
  },
  'double-closes': {
    section: 'double-reel',
    arises: (situation) => {
      const studio = studioOnTurn(situation);
      return (
        studio?.doubleReel === true &&
        studio.reels >= 2 &&
        situation.table.columns.some(({ cards, reels }) => cards.length - reels.length === 2)
      );
    },
  },
  'double-last-chance': {
    section: 'double-reel',
    arises: (situation) => {
      const studio = studioOnTurn(situation);
      return isLastRound(situation) && studio?.doubleReel === true && studio.reels === 2;
    },
  },
  'several-projects': {
    section: 'stars',
    arises: (situation) =>
      situation.event.type === 'star-waiting' && isPerson(situation, situation.event.seat),
  },
  movie: { section: 'stars', arises: (situation) => received(situation) === 'movie-made' },
  'lost-star': {
    section: 'lost-star',
    arises: ({ event }) => event.type === 'card-claimed' && event.result.kind === 'star-lost',
  },
  blockbuster: {
    section: 'blockbusters',
    arises: (situation) => received(situation) === 'blockbuster',
  },
  award: {
    section: 'awards',
    arises: (situation) => {
      const { event } = situation;
      if (event.type !== 'card-claimed' || received(situation) === undefined) return false;
      const card = cardOf(event.card);
      return card.kind === 'film' && card.award;
    },
  },
  'set-aside': {
    section: 'set-aside',
    arises: ({ event, table }) => event.type === 'card-set-aside' && !table.options.advanced,
  },
  multiplier: {
    section: 'advanced',
    arises: (situation) => situation.table.options.advanced && isFilm(situation),
  },
  'project-tie': {
    section: 'largest-project',
    arises: (situation) =>
      situation.event.type === 'card-set-aside' &&
      areAllOut(situation.table) &&
      hasTiedProjects(situation),
  },
  'last-round': {
    section: 'rounds',
    arises: (situation) => situation.event.type === 'round-dealt' && isLastRound(situation),
  },
  'new-round': {
    section: 'rounds',
    arises: (situation) =>
      situation.event.type === 'round-dealt' &&
      situation.event.round > 1 &&
      !isLastRound(situation),
  },
};
