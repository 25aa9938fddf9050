import { cardOf, isFilmOf, sizeOf, starOf } from '../cards';
import { studioOf } from '../studio';
import { type Action, type CardId, COLUMNS, GENRES, type PublicState, type Studio } from '../types';
import { seatsOf } from '../../../engine/seats';
import {
  ASSIGN,
  AWARD,
  BLOCKBUSTER,
  CHOOSING,
  CLAP,
  Core,
  DOUBLE,
  OFFSETS,
  PLACING,
  ROUND_OVER,
  STAR,
  type Stage,
} from './core';

/* Between the rules' names and the numbers of the search. */

export function codeOfCard(id: CardId): number {
  const card = cardOf(id);
  if (card.kind === 'star') return STAR + card.rating;
  if (card.kind === 'blockbuster') return BLOCKBUSTER;
  return GENRES.indexOf(card.genre) + (card.award ? AWARD : 0);
}

export function codeOfAction(action: Action): number {
  switch (action.type) {
    case 'place':
      return action.column;
    case 'clap':
      return CLAP;
    case 'double':
      return DOUBLE;
    case 'assign':
      return ASSIGN + GENRES.indexOf(action.project);
    case 'deal':
      throw new RangeError('A deal is no move of the search');
  }
}

/** The action that a move of the search stands for. */
export function actionOf(move: number): Action {
  const column = COLUMNS.find((index) => index === move);
  if (column !== undefined) return { type: 'place', column };
  if (move === CLAP) return { type: 'clap' };
  if (move === DOUBLE) return { type: 'double' };
  const project = GENRES[move - ASSIGN];
  if (project === undefined) throw new RangeError(`There is no move ${move}`);
  return { type: 'assign', project };
}

function loadStudio(core: Core, seat: number, studio: Studio): void {
  core.hands[seat] = studio.reels;
  core.claps[seat] = studio.clapBoard ? 1 : 0;
  core.doubles[seat] = studio.doubleReel ? 1 : 0;
  core.blockbusters[seat] = studio.blockbusters.length;
  GENRES.forEach((genre, index) => {
    const at = seat * GENRES.length + index;
    const made = studio.movies
      .filter((movie) => movie.genre === genre)
      .map(({ films, star }) => sizeOf(films) * starOf(star).rating);
    core.projects[at] = sizeOf(studio.projects[genre]);
    core.movies[at] = made.reduce((sum, points) => sum + points, 0);
    core.best[at] = Math.max(0, ...made);
  });
}

function loadBoard(core: Core, { columns }: PublicState): void {
  for (const index of COLUMNS) {
    const column = columns[index];
    const offset = OFFSETS[index];
    column?.cards.forEach((card, row) => (core.deal[offset + row] = codeOfCard(card)));
    column?.reels.forEach((seat, place) => (core.reels[offset + place] = seat));
    core.placed[index] = column?.reels.length ?? 0;
  }
}

/** Where the waiting star stands in the order of claims. */
function claimOf({ phase, options, columns }: PublicState): number {
  const [claim] = phase.kind === 'choosing' ? phase.queue : [];
  if (claim === undefined) return 0;
  const size = columns[claim.column]?.cards.length ?? 0;
  const place = options.claimOrder === 'top-first' ? claim.row : size - 1 - claim.row;
  return OFFSETS[claim.column] + place;
}

const STAGES: Readonly<Record<PublicState['phase']['kind'], Stage>> = {
  placing: PLACING,
  choosing: CHOOSING,
  dealing: ROUND_OVER,
  over: ROUND_OVER,
};

/** The position that a view shows. Nothing hidden comes into it. */
export function coreOf(view: PublicState): Core {
  const { options, studios, phase, aside } = view;
  const core = new Core(studios.length, options.advanced, options.claimOrder);
  for (const seat of seatsOf(studios.length)) loadStudio(core, seat, studioOf(studios, seat));
  loadBoard(core, view);
  GENRES.forEach((genre, index) => {
    core.aside[index] = aside.filter((id) => isFilmOf(genre, id)).length;
  });
  core.round = view.round;
  core.first = view.first;
  core.stage = STAGES[phase.kind];
  core.left = core.hands.reduce((sum, reels) => sum + reels, 0);
  if (phase.kind === 'placing' || phase.kind === 'choosing') core.seat = phase.seat;
  if (phase.kind === 'placing') core.owed = phase.owed;
  core.claim = claimOf(view);
  if (core.stage === CHOOSING) core.setAside();
  return core;
}
