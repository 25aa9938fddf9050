import { SEEN } from '../../engine/game';
import { entryAt } from '../../engine/lists';
import { listedOnce } from '../../engine/listed-once';
import type { Seat } from '../../engine/seats';
import { castable, legalAbilities, takeable } from './aims';
import { legalPurchases } from './hiring';
import { candidates, movieOf } from './movies';
import { legalNews, mayDrawNews } from './news';
import { homesFor } from './productions';
import { diceToRoll, releasable } from './release';
import { isTurnOver } from './turn-over';
import type { Action, Aim, Nominee, PublicState, State } from './types';

const DECLINE: Action = { type: 'decline' };
const DRAW_NEWS: Action = { type: 'draw-news' };
const KEEP_AWARD: Action = { type: 'keep-award' };
const BURY_AWARD: Action = { type: 'bury-award' };
const GIVE_UP: Action = { type: 'give-up' };
const END_TURN: Action = { type: 'end-turn' };

/** The seats the match waits for. */
export function toAct({ phase }: State): readonly Seat[] {
  switch (phase.kind) {
    case 'over':
      return [];
    case 'dealing':
    case 'bidding':
      return phase.waiting;
    case 'shouting':
      return phase.tied;
    default:
      return [phase.seat];
  }
}

/** [EPDIRECTOR-3] */
function ownPlacements(state: PublicState, seat: Seat): readonly Action[] {
  return entryAt(state.ownDirectors, seat).flatMap((director) =>
    homesFor(state, seat, 'directors', director).map((on): Action => {
      return { type: 'place-director', director, on };
    }),
  );
}

/** [EPTURN-1] What takes an action. */
function withActions(state: State, seat: Seat): readonly Action[] {
  if (state.turn.actionsLeft === 0) return [];
  const releases = releasable(state, seat).map((script): Action => ({ type: 'release', script }));
  return legalPurchases(state, seat).concat(releases);
}

/** [EPTURN-2] What leads on to the end of the turn. [EPBANKRUPT-2] The bankrupt use their action wherever they can. */
function towardsTheEnd(state: State, seat: Seat, useful: readonly Action[]): readonly Action[] {
  if (state.turn.actionsLeft === 0)
    return mayDrawNews(state, seat) ? [DRAW_NEWS, END_TURN] : [END_TURN];
  return entryAt(state.isBankrupt, seat) && useful.length > 0 ? [] : [GIVE_UP];
}

/** [EPTURN-1] [EPTURN-2] */
function legalTurn(state: State, seat: Seat): readonly Action[] {
  const news = legalNews(state, entryAt(state.news, seat));
  if (isTurnOver(state)) return news.concat(towardsTheEnd(state, seat, []));
  const useful = withActions(state, seat);
  return useful.concat(
    ownPlacements(state, seat),
    legalAbilities(state, seat),
    news,
    towardsTheEnd(state, seat, useful),
  );
}

/** A card that comes without cost, as a decision of its own. */
function taking(aim: Aim): readonly Action[] {
  if (aim.at === 'script') return [{ type: 'take-script', script: aim.script }];
  return aim.at === 'talent' ? [{ type: 'take-talent', talent: aim.talent, on: aim.on }] : [];
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, number) => number);
}

function legalBids(state: State, seat: Seat, nominees: readonly Nominee[]): readonly Action[] {
  const nominee = nominees.find((one) => one.seat === seat);
  if (nominee === undefined) return [];
  const { stars: most } = movieOf(state, seat, nominee.script);
  return upTo(most).map((stars) => ({ type: 'bid', stars }));
}

function listActions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  const { phase } = state;
  switch (phase.kind) {
    case 'dealing':
      return [SEEN];
    case 'turn':
      return legalTurn(state, seat);
    case 'taking':
      return [...takeable(state, seat, phase.track).flatMap(taking), DECLINE];
    case 'auditioning':
      return [...castable(state, seat, phase.track, phase.cards).flatMap(taking), DECLINE];
    case 'choosing':
      return [
        { type: 'choose-change', change: 0 },
        { type: 'choose-change', change: 1 },
      ];
    case 'bonuses':
      return upTo(phase.bonuses).map((review) => ({ type: 'put-bonuses', review }));
    case 'rolled':
      return [...diceToRoll(phase).map((roll): Action => ({ type: 'roll-again', roll })), DECLINE];
    case 'previewing':
      return state.awardDeck.length > 1 ? [KEEP_AWARD, BURY_AWARD] : [KEEP_AWARD];
    case 'open-awards':
    case 'sole-nominee':
      return [{ type: 'claim-award' }, DECLINE];
    case 'nominating':
      return candidates(state, seat, phase.award).map(({ script }) => {
        return { type: 'nominate', script };
      });
    case 'bidding':
      return legalBids(state, seat, phase.nominees);
    case 'shouting':
      return [{ type: 'shout' }, { type: 'share' }];
    case 'over':
      return [];
  }
}

export const legalActions = listedOnce(listActions);
