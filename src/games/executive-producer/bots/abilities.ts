import { entryAt } from '../../../engine/lists';
import { bringsCard, canSpare } from '../aims';
import { ABILITIES, type AbilityId } from '../cards/abilities';
import type { Aim } from '../types';
import type { MogulEffect } from '../vocabulary';
import { type Candidate } from './candidate';
import { campaigns, insurances, twoTakes } from './ability-dice';
import { dismissals, poachings } from './ability-crews';
import { auditions, takes } from './ability-cards';
import { newsMoves, thefts } from './ability-news';
import { extraActions, persuasions, refreshes, rushes, spaces } from './ability-turns';
import { acclaims, previews, tieBreaks } from './ability-stars';
import { isStranded, type Table } from './table';

/** What an ability can be pointed at, and what that brings. */
export interface Use {
  readonly aim: Aim;
  readonly gain: number;
}

/** What an ability should bring while there is time to wait for a better moment, in points. */
const RESERVE: Readonly<Record<MogulEffect['kind'], number>> = {
  take: 1.2,
  audition: 0.6,
  'extra-actions': 0.5,
  'draw-news': 0,
  campaign: 0.6,
  dismiss: 0.7,
  poach: 0.8,
  'cancel-news': 0.4,
  'move-news': 0.5,
  refresh: 0.3,
  'two-takes': 0.35,
  persuade: 0.4,
  space: 0.5,
  preview: 0.1,
  'roll-again': 0,
  'win-tie': 0.4,
  'steal-news': 0.3,
  insure: 0.3,
  acclaim: 0.9,
  rush: 0.3,
};

/** [EPBANKRUPT-1] What any card is worth to whoever is stranded, and how much less the choice among them. */
const RESCUE = 2;
const CHOICE = 0.1;

/** So many turns before the end, waiting begins to cost. */
const TURNS_TO_WAIT = 4;

function usesOf(table: Table, effect: MogulEffect): readonly Use[] {
  switch (effect.kind) {
    case 'take':
      return takes(table, effect.track, effect.cards);
    case 'audition':
      return auditions(table, effect.track, effect.cards);
    case 'extra-actions':
      return extraActions(table);
    case 'draw-news':
      return newsMoves(table, effect);
    case 'campaign':
      return campaigns(table, effect.reach, effect.change);
    case 'dismiss':
      return dismissals(table, effect.trait);
    case 'poach':
      return poachings(table, effect.track);
    case 'cancel-news':
    case 'move-news':
      return newsMoves(table, effect);
    case 'refresh':
      return refreshes(table, effect.track);
    case 'two-takes':
      return twoTakes(table, effect.roll);
    case 'persuade':
      return persuasions(table);
    case 'space':
      return spaces(table);
    case 'preview':
      return previews(table);
    case 'roll-again':
      // Asked when the dice lie there.
      return [];
    case 'win-tie':
      return tieBreaks(table);
    case 'steal-news':
      return thefts(table);
    case 'insure':
      return insurances(table, effect.dollars);
    case 'acclaim':
      return acclaims(table, effect.stars);
    case 'rush':
      return rushes(table, effect.roles);
  }
}

function candidatesFor(table: Table, ability: AbilityId): readonly Candidate[] {
  const { effect, costsAction } = ABILITIES[ability];
  const patience = Math.min(1, table.rates.turns / TURNS_TO_WAIT);
  const isRescue = bringsCard(effect) && isStranded(table);
  return usesOf(table, effect).map(({ aim, gain }) => {
    const action = { type: 'use-ability', ability, aim } as const;
    const left = isRescue ? RESCUE + CHOICE * gain : gain - RESERVE[effect.kind] * patience;
    return costsAction === true ? { action, gain: left } : { action, gain: left, isFree: true };
  });
}

/** [EPMOGUL-1] */
export function abilityUses(table: Table): readonly Candidate[] {
  const { state, seat } = table;
  return entryAt(state.abilities, seat)
    .filter((ability) => canSpare(state, seat, ability))
    .flatMap((ability) => candidatesFor(table, ability));
}
