import { entryAt } from '../../../engine/lists';
import { actorRow } from '../cards/actors';
import { directorRow } from '../cards/directors';
import { scriptRow } from '../cards/scripts';
import { genreOf } from '../facts';
import { emptyRoles } from '../productions';
import type { Production } from '../types';
import type { Condition, LastingMeasure } from '../vocabulary';
import { chanceAtLeast } from './chances';
import type { Forecast } from './forecast';
import type { Position } from './position';

/** A role that is still empty may bring what is asked for. */
const CHANCE_OF_A_TRAIT = 0.2;
/** Hopes are dashed more often than a look at one movie shows. */
const DOUBT = 0.6;

function countWith(draft: Production, trait: 'difficult' | 'professional'): number {
  let count = 0;
  for (const actor of draft.actors) if (actorRow(actor).trait === trait) count += 1;
  return count;
}

function orElse(has: boolean, otherwise: number): number {
  return has ? 1 : otherwise;
}

/** How much of something the movie will have, dice not counted. */
function expected(
  position: Position,
  draft: Production,
  whole: Forecast,
  of: LastingMeasure,
): number {
  const { roles, ratings } = scriptRow(draft.script);
  switch (of) {
    case 'roles':
    case 'cast':
      return roles;
    case 'difficult':
    case 'professional':
      return countWith(draft, of) + emptyRoles(draft) * CHANCE_OF_A_TRAIT;
    case 'perfectionist':
    case 'writer':
      if (draft.director === undefined) return CHANCE_OF_A_TRAIT;
      return orElse(directorRow(draft.director).traits.includes(of), 0);
    case 'own-director': {
      const { director } = draft;
      if (director === undefined)
        return orElse(entryAt(position.state.ownDirectors, position.seat).length > 0, 0);
      const { studio } = directorRow(director);
      return orElse(studio === position.state.studios[position.seat], 0);
    }
    case 'bonuses':
      return whole.actorBonuses + whole.directorBonuses;
    case 'actor-bonuses':
      return whole.actorBonuses;
    case 'director-bonuses':
      return whole.directorBonuses;
    case 'news':
      return draft.news.length;
    case 'printed-review':
    case 'stars':
      return whole.review;
    case 'printed-box-office':
    case 'takings':
      return whole.boxOffice;
    case 'script-review':
      return ratings.review;
    case 'script-box-office':
      return ratings.boxOffice;
  }
}

function chanceOfOne(
  position: Position,
  draft: Production,
  whole: Forecast,
  condition: Condition<LastingMeasure>,
): number {
  if (condition.kind === 'genre') return condition.of.includes(genreOf(draft)) ? 1 : 0;
  const { kind, of, count } = condition;
  const amount = expected(position, draft, whole, of);
  if (kind === 'at-most') return amount <= count ? 1 : 0;
  if (of === 'stars' || of === 'takings')
    return chanceAtLeast(count, Math.max(0, amount) + whole.bonuses);
  return amount >= count ? 1 : Math.max(0, 1 - (count - amount));
}

function chanceOfAll(
  position: Position,
  draft: Production,
  whole: Forecast,
  conditions: readonly Condition<LastingMeasure>[],
): number {
  let chance = 1;
  for (const condition of conditions) {
    chance *= chanceOfOne(position, draft, whole, condition);
    if (chance === 0) return 0;
  }
  return chance;
}

/** Points that the movie may bring by the player's secret objectives. [EPOBJECTIVE-1] */
export function hopesOf(position: Position, draft: Production, whole: Forecast): number {
  let points = 0;
  for (const { worth, share, conditions } of position.wishes)
    points += worth * chanceOfAll(position, draft, whole, conditions) * share;
  return DOUBT * points;
}
