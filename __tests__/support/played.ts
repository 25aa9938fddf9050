import { type Match, play } from '../../src/engine/match';
import { randomFromSeed } from '../../src/engine/random';
import type { Action, State } from '../../src/games/hollywood/types';
import { seed } from './hollywood';

interface Style {
  /** Taken whenever it is offered; anything else at random. */
  readonly prefer?: (action: Action & { readonly column?: number }, state: State) => boolean;
}

/** The match played on at random until its state is as wished. */
export function playedUntil(
  match: Match,
  isThere: (state: State) => boolean,
  { prefer = () => false }: Style = {},
): Match {
  const random = randomFromSeed(seed('played'), 'until');
  let now = match;
  for (;;) {
    const state = now.state as unknown as State;
    if (isThere(state)) return now;
    const [seat] = now.game.toAct(now.state);
    if (seat === undefined) throw new Error('The match ended before it was as wished');
    const legal = now.game.legalActions(now.state, seat) as readonly Action[];
    const action = legal.find((one) => prefer(one, state)) ?? random.pick(legal);
    const played = play(now, seat, action);
    if (!played.ok) throw new Error('An offered action can be played');
    now = played.value;
  }
}

/** Whether the next reel is the twelfth, which ends the round. */
export function isLastReelNext({ columns, phase }: State): boolean {
  const reels = columns.flatMap((column) => column.reels).length;
  return reels === 11 && phase.kind === 'placing' && phase.owed === 0;
}
