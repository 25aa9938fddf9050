import type { GameTypes } from '../engine/game';
import { personToAct } from '../engine/hints';
import { type Random, randomFromSeed } from '../engine/random';
import type { Seat } from '../engine/seats';
import type { Session } from './session';
import { inSlices } from './slices';

/** Thinks in small steps about what a seat had best do. Like a bot it gets a view and a stream of its own. */
export interface Advisor<Advice> {
  think(
    view: GameTypes['view'],
    seat: Seat,
    legal: readonly GameTypes['action'][],
    random: Random,
  ): Iterator<undefined, Advice>;
}

/**
 * Advice for the person whose turn it is, noted in the match's record as soon as it is given. `undefined` when nobody
 * wants it any more, or the match has moved on: it was about another position then, and nobody has seen it.
 */
export async function askAdvice<Advice>(
  { store, noteHint }: Pick<Session, 'store' | 'noteHint'>,
  advisor: Advisor<Advice>,
  now: () => number,
  isWanted: () => boolean,
): Promise<Advice | undefined> {
  const { match } = store.getState();
  const { game, state, turns, setup } = match;
  const seat = personToAct(match);
  if (seat === undefined) return undefined;
  const isStillAsked = (): boolean => isWanted() && store.getState().match.turns === turns;
  const thinking = advisor.think(
    game.view(state, seat),
    seat,
    game.legalActions(state, seat),
    // Of its own: what is asked changes neither the cards nor the bots, and asked again gives the same.
    randomFromSeed(setup.seed, `hint turn ${turns.length}`),
  );
  const advice = await inSlices(thinking, { now, isWanted: isStillAsked });
  if (advice === undefined || !isStillAsked()) return undefined;
  noteHint(seat);
  return advice;
}
