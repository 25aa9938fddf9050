import { STUDIO_IDS } from '../../src/games/executive-producer/cards/studios';
import type { WinShare } from '../arena/figures';
import type { Use } from './figures';
import type { Kind } from './record';

/*
 * What balance asks for, and the marks of what misses it: `(!)` clearly, `(?)` by a figure whose interval still holds the
 * goal.
 */

/**
 * A studio sits at few of the small tables, so that its matches are what counts. So many leave 2 points to chance where
 * chance is largest, at tables of two: half of what a studio may be from par.
 */
const MATCHES_OF_A_STUDIO = 2400;

export function enoughFor(players: number): number {
  return Math.ceil((MATCHES_OF_A_STUDIO * STUDIO_IDS.length) / players);
}

/** How far a studio, or a place in the order of play, may win more or less than an even share, in points of per cent. */
const FROM_PAR = 4;
/** In so many of a hundred matches somebody is bankrupt, and no more. */
const BANKRUPTCIES = 5;

/**
 * Nothing is never right: whatever there is gets used in a twentieth of its chances at least. Nothing is always right:
 * whoever could have a card, a News or an objective goes without in as many. Awards and abilities have no upper limit,
 * since there it is not the question whether: an award goes to somebody unless nobody can or wants to, and an ability
 * is free, once.
 */
const LEAST_TAKEN = 5;
const MOST_TAKEN: Readonly<Record<Kind, number>> = {
  award: 100,
  objective: 95,
  ability: 100,
  script: 95,
  actor: 95,
  director: 95,
  news: 95,
};

/**
 * And nothing decides a match by itself: how far from an even share those may be who had it. What brings points brings wins,
 * the big awards most of all.
 */
const FARTHEST: Readonly<Record<Kind, number>> = {
  award: 25,
  objective: 15,
  ability: 10,
  script: 10,
  actor: 10,
  director: 10,
  news: 10,
};

export type Mark = '' | '(?) ' | '(!) ';

/** The mark of a lead that ought to be no farther from nought than that, either way. */
function markOfLead(lead: number, margin: number, farthest: number): Mark {
  const distance = Math.abs(lead);
  if (distance <= farthest) return '';
  return distance - margin <= farthest ? '(?) ' : '(!) ';
}

/** A studio's wins, or a place's. */
export function markOfShare({ share, margin }: WinShare, players: number): Mark {
  return markOfLead(share - 100 / players, margin, FROM_PAR);
}

export function markOfBankruptcies(share: number): Mark {
  return share < BANKRUPTCIES ? '' : '(!) ';
}

export function markOfTaken(kind: Kind, { taken }: Use): Mark {
  return taken >= LEAST_TAKEN && taken <= MOST_TAKEN[kind] ? '' : '(!) ';
}

export function markOfUse(kind: Kind, { lead, margin }: Use): Mark {
  return markOfLead(lead, margin, FARTHEST[kind]);
}
