import type { GameTypes } from './game';
import type { HintUse, Match } from './match';
import { isSeat, type Seat } from './seats';

/** The person the match waits for; nobody where it is a bot's turn, or several choose at once. */
export function personToAct({ game, setup, state }: Match): Seat | undefined {
  const [seat, second] = game.toAct(state);
  if (seat === undefined || second !== undefined) return undefined;
  return setup.players[seat]?.kind === 'person' ? seat : undefined;
}

/** The same moment of the match, with the hint that was given in it: once for each turn, however often it is asked. */
export function withHint<Types extends GameTypes>(match: Match<Types>, seat: Seat): Match<Types> {
  const turn = match.turns.length;
  const isNoted = match.hints.some((hint) => hint.turn === turn && hint.seat === seat);
  return isNoted ? match : { ...match, hints: [...match.hints, { turn, seat }] };
}

/**
 * Puts hints that may come from anywhere back into a match: each was given to a person, at a turn that a match can
 * reach, and is noted once. `undefined` when one of them cannot be.
 */
export function restoreHints<Types extends GameTypes>(
  match: Match<Types>,
  hints: readonly { readonly turn: number; readonly seat: number }[],
): Match<Types> | undefined {
  const { players } = match.setup;
  const most = match.game.maxActions(players.length);
  const restored: HintUse[] = [];
  for (const { turn, seat } of hints) {
    if (!isSeat(seat, players.length) || players[seat]?.kind !== 'person') return undefined;
    if (turn >= most) return undefined;
    if (restored.some((hint) => hint.turn === turn && hint.seat === seat)) return undefined;
    restored.push({ turn, seat });
  }
  return { ...match, hints: restored };
}
