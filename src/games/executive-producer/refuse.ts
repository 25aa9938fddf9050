import { entryAt } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { canSpare, hasVacancy, legalAims } from './aims';
import { ABILITIES } from './cards/abilities';
import type { ActorId } from './cards/actors';
import type { DirectorId } from './cards/directors';
import type { ScriptId } from './cards/scripts';
import { hasCardsFor } from './decks';
import { writes } from './hiring';
import { legalActions } from './legal';
import { priceAt, spaceOf } from './market';
import { MOST_NEWS_TO_DRAW } from './numbers';
import {
  actorObjects,
  directorObjects,
  emptyRoles,
  everyProduction,
  hasOpenSpace,
  productionOf,
  productionsOf,
} from './productions';
import { isTurnOver } from './turn-over';
import type { Action, CardOf, Refusal, State } from './types';
import type { MogulEffect, Track } from './vocabulary';

type Reason = Refusal | undefined;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Why a card of a track cannot be paid for. */
function whyNotBought(state: State, seat: Seat, track: Track, card: CardOf<Track>): Reason {
  if (state.turn.actionsLeft === 0) return 'no-actions-left';
  const space = spaceOf(state, track, card);
  if (space < 0) return 'not-on-the-track';
  const price = priceAt(state, seat, space);
  if (price === undefined) return 'bankrupt-takes-leftmost';
  return price > entryAt(state.money, seat) ? 'too-expensive' : undefined;
}

function whyNoScript(state: State, seat: Seat, script: ScriptId): Reason {
  const reason = whyNotBought(state, seat, 'scripts', script);
  return reason ?? (hasOpenSpace(state, seat) ? undefined : 'no-open-space');
}

/** [EPACTOR-1] [EPACTOR-2] */
function whyNoRole(state: State, seat: Seat, actor: ActorId, on: ScriptId): Reason {
  const production = productionOf(state, seat, on);
  if (production === undefined) return 'no-such-movie';
  return emptyRoles(production) === 0 ? 'no-free-role' : actorObjects(production, actor);
}

/** [EPDIRECTOR-1] */
function whyNoDirector(state: State, seat: Seat, director: DirectorId, on: ScriptId): Reason {
  const production = productionOf(state, seat, on);
  if (production === undefined) return 'no-such-movie';
  if (production.director !== undefined) return 'has-a-director';
  return directorObjects(production, director) ? 'difficult-and-perfectionist' : undefined;
}

function whyNoWriter(
  state: State,
  seat: Seat,
  { director, script }: ActionOf<'hire-writer'>,
): Reason {
  if (entryAt(state.isBankrupt, seat)) return 'bankrupt-takes-leftmost';
  return (
    whyNotBought(state, seat, 'directors', director) ??
    whyNoScript(state, seat, script) ??
    (writes(director, script) ? 'too-expensive' : 'not-a-writer-of-it')
  );
}

function whyNotReleased(state: State, seat: Seat, { script }: ActionOf<'release'>): Reason {
  if (state.turn.actionsLeft === 0) return 'no-actions-left';
  const production = productionOf(state, seat, script);
  if (production === undefined) return 'no-such-movie';
  return production.director === undefined ? 'no-director' : 'roles-empty';
}

function whyNoNews(state: State, seat: Seat, action: ActionOf<'play-news'>): Reason {
  if (!entryAt(state.news, seat).includes(action.news)) return 'not-in-hand';
  const isThere = everyProduction(state).some(
    ({ seat: owner, production }) => owner === action.seat && production.script === action.on,
  );
  return isThere ? 'condition-not-met' : 'no-such-movie';
}

/** [EPMOGUL-1] */
function whyNoAbility(state: State, seat: Seat, { ability }: ActionOf<'use-ability'>): Reason {
  if (!entryAt(state.abilities, seat).includes(ability)) return 'no-such-ability';
  const { effect, costsAction = false, afterRelease = false } = ABILITIES[ability];
  if (afterRelease && !state.turn.hasReleased) return 'after-a-release';
  if (costsAction && state.turn.actionsLeft === 0) return 'no-actions-left';
  if (!canSpare(state, seat, ability)) return 'not-for-the-bankrupt';
  return legalAims(state, seat, effect).length > 0 ? 'no-such-aim' : whyNoUse(state, seat, effect);
}

/** [EPMOGUL-1] What is missing for an ability that can be pointed at nothing. */
function whyNoUse(state: State, seat: Seat, effect: MogulEffect): Reason {
  switch (effect.kind) {
    case 'take':
      if (effect.track === 'scripts')
        return hasOpenSpace(state, seat) ? 'nobody-fits' : 'no-open-space';
      return hasVacancy(state, seat, effect.track) ? 'nobody-fits' : 'no-vacancy';
    case 'audition':
    case 'poach':
      return hasVacancy(state, seat, effect.track) ? 'nobody-fits' : 'no-vacancy';
    case 'dismiss':
      return 'nobody-fits';
    case 'extra-actions':
      return entryAt(state.isBankrupt, seat) ? 'not-for-the-bankrupt' : 'already-drawn';
    case 'roll-again':
      return 'at-a-release';
    case 'preview':
      return 'nothing-to-look-at';
    case 'steal-news':
      return 'nobody-holds-news';
    case 'two-takes':
    case 'persuade':
    case 'rush':
      return 'no-actions-left';
    case 'draw-news':
      return 'no-news-to-draw';
    case 'cancel-news':
    case 'move-news':
      return productionsOf(state, seat).some(({ news }) => news.length > 0)
        ? 'condition-not-met'
        : 'no-news-on-it';
    case 'acclaim':
      return 'nothing-released';
    default:
      return 'no-such-movie';
  }
}

/** [EPTURN-2] */
function whyNotDrawn(state: State, seat: Seat): Reason {
  if (state.turn.actionsLeft > 0) return 'actions-left';
  if (state.turn.hasDrawn) return 'already-drawn';
  if (entryAt(state.news, seat).length > MOST_NEWS_TO_DRAW) return 'too-many-news';
  return hasCardsFor(state, 'news') ? undefined : 'no-news-to-draw';
}

/** What is left of a turn that is over. [EPBANKRUPT-1] */
const AFTER_THE_TURN: readonly Action['type'][] = ['play-news', 'draw-news', 'end-turn'];

/** Why something is not possible in one's own turn. */
function refuseInTurn(state: State, seat: Seat, action: Action): Reason {
  if (isTurnOver(state) && !AFTER_THE_TURN.includes(action.type)) return 'turn-is-over';
  switch (action.type) {
    case 'buy-script':
      return whyNoScript(state, seat, action.script);
    case 'hire-actor': {
      const { actor, on } = action;
      return whyNotBought(state, seat, 'actors', actor) ?? whyNoRole(state, seat, actor, on);
    }
    case 'hire-director': {
      const { director, on } = action;
      return (
        whyNotBought(state, seat, 'directors', director) ?? whyNoDirector(state, seat, director, on)
      );
    }
    case 'hire-writer':
      return whyNoWriter(state, seat, action);
    case 'release':
      return whyNotReleased(state, seat, action);
    case 'place-director':
      return entryAt(state.ownDirectors, seat).includes(action.director)
        ? whyNoDirector(state, seat, action.director, action.on)
        : 'not-in-hand';
    case 'play-news':
      return whyNoNews(state, seat, action);
    case 'use-ability':
      return whyNoAbility(state, seat, action);
    case 'give-up':
      return state.turn.actionsLeft > 0 ? 'action-must-be-used' : 'no-actions-left';
    case 'draw-news':
      return whyNotDrawn(state, seat);
    case 'end-turn':
      return 'actions-left';
    default:
      return 'not-now';
  }
}

/** Why an answer is not one to what was asked. */
function refuseAnswer(action: Action): Refusal {
  switch (action.type) {
    case 'nominate':
      return 'not-qualified';
    case 'bid':
      return 'not-so-many-stars';
    case 'take-script':
    case 'take-talent':
      return 'no-such-aim';
    default:
      return 'no-such-action';
  }
}

/** Why an action that was not offered is not possible, as exactly as can be said. */
export function refuse(state: State, seat: Seat, action: Action): Refusal {
  if (state.phase.kind === 'turn') return refuseInTurn(state, seat, action) ?? 'no-such-action';
  const isAsked = legalActions(state, seat).some(({ type }) => type === action.type);
  return isAsked ? refuseAnswer(action) : 'not-now';
}
