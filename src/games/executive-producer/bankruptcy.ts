import { entryAt, sum } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { bringsCard, legalAims } from './aims';
import { ABILITIES } from './cards/abilities';
import { ACTIONS_OF_THE_BANKRUPT } from './numbers';
import { canDirect, emptyRoles, productionsOf } from './productions';
import { mayBeUnfinished } from './release';
import type { Take } from './take';
import type { Production, PublicState, State } from './types';

/** Whether an ability that is left could bring a card without cost as things stand. */
function hasCardToCome(state: State, seat: Seat): boolean {
  return entryAt(state.abilities, seat).some((ability) => {
    const { effect } = ABILITIES[ability];
    return bringsCard(effect) && legalAims(state, seat, effect).length > 0;
  });
}

/** Roles that may stay empty with the next action: a rush that is under way ends with the turn. */
function rolesToSpare({ turn, abilities }: PublicState, seat: Seat): number {
  const left = entryAt(abilities, seat).map((ability) => {
    const { effect } = ABILITIES[ability];
    return effect.kind === 'rush' ? effect.roles : 0;
  });
  return (turn.actionsLeft > 0 ? turn.emptyRoles : 0) + sum(left);
}

/** Whether the movie can be released with the next action, with what costs no action done before. */
function isWithinReach(state: PublicState, seat: Seat, production: Production): boolean {
  if (mayBeUnfinished(state)) return true;
  const canBeDirected =
    production.director !== undefined ||
    entryAt(state.ownDirectors, seat).some((director) => canDirect(state, production, director));
  return canBeDirected && emptyRoles(production) <= rolesToSpare(state, seat);
}

/** As it would be with an unused `persuade`, which takes no action either. */
function atTheirBest(state: State, seat: Seat): State {
  const canPersuade = entryAt(state.abilities, seat).some(
    (ability) => ABILITIES[ability].effect.kind === 'persuade',
  );
  return canPersuade ? { ...state, turn: { ...state.turn, isPersuaded: true } } : state;
}

/** [EPBANKRUPT-1] */
function isBroke(state: State, seat: Seat): boolean {
  if (entryAt(state.money, seat) > 0) return false;
  const best = atTheirBest(state, seat);
  return (
    !productionsOf(best, seat).some((production) => isWithinReach(best, seat, production)) &&
    !hasCardToCome(best, seat)
  );
}

/** [EPBANKRUPT-1] A turn in which an action was taken has no more of them; any other has one. */
export function maybeGoBankrupt(take: Take): void {
  const { current: seat, turn, isBankrupt } = take.state;
  if (entryAt(isBankrupt, seat) || !isBroke(take.state, seat)) return;
  take.set('isBankrupt', seat, true);
  const most = turn.actionsTaken > 0 ? 0 : ACTIONS_OF_THE_BANKRUPT;
  take.updateTurn({ actionsLeft: Math.min(turn.actionsLeft, most) });
  take.tell({ type: 'bankrupt', seat });
}
