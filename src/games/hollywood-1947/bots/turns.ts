import { effectOfCostume, effectOfJob } from '../cards';
import { REROLLS } from '../numbers';
import type { Action } from '../types';
import { prospectOfChoice } from './choices';
import { costOfDeed } from './exposure';
import { Gains } from './gains';
import type { Mind } from './mind';

/** What a costume is worth that is kept for a better moment. */
const COSTUME_KEPT = 0.012;
/** The best of five cards are never worse than three. */
const ACCEPTED = 0.01;
/** [47SCREENWRITER-2] What else can be done with a turn: about what a usual re-roll brings. */
const TURN_KEPT = 0.03;
/** To look at ghosts that one has not seen. */
const GHOSTS_SEEN = 0.006;

function gainOfGhosts({ view }: Mind): number {
  return view.ghosts.includes('hidden') ? GHOSTS_SEEN : -GHOSTS_SEEN;
}

/** What one of the offered actions brings, in chances to win; only differences count. */
export function rate(gains: Gains, action: Action): number {
  const { mind } = gains;
  const { phase } = mind.view;
  switch (action.type) {
    case 'perform':
      return gains.ofEffect(effectOfJob(action.job), action.aim);
    case 'wear':
      return gains.ofEffect(effectOfCostume(action.costume), action.aim) - COSTUME_KEPT;
    case 'swap':
      return gains.ofTaking(action.give, action.take);
    case 'reroll': {
      const rolls =
        phase.kind === 'rerolling'
          ? { left: phase.left, again: phase.again }
          : { left: REROLLS, again: false };
      return gains.ofRolls(action.holder, action.die, rolls);
    }
    case 'look-at-ghosts':
      return gainOfGhosts(mind);
    case 'accept':
      return ACCEPTED;
    case 'dress':
      return gains.trust(action.to);
    default:
      if (phase.kind === 'pitch') return TURN_KEPT;
      return prospectOfChoice(mind, action) ?? 0;
  }
}

/** What is left of that once the round is over: the rest is seen when it is played out. */
function rateLater(gains: Gains, action: Action): number {
  switch (action.type) {
    case 'perform':
      return gains.laterOfEffect(effectOfJob(action.job), action.aim);
    case 'reroll':
    case 'pass':
      return 0;
    default:
      return rate(gains, action);
  }
}

export function ratingsOf(mind: Mind, actions: readonly Action[]): readonly number[] {
  const gains = new Gains(mind);
  return actions.map((action) => rate(gains, action) - costOfDeed(mind, action));
}

/** What actions are worth beside what comes of them in this round. */
export function latersOf(mind: Mind, actions: readonly Action[]): readonly number[] {
  const gains = new Gains(mind);
  return actions.map((action) => rateLater(gains, action) - costOfDeed(mind, action));
}
