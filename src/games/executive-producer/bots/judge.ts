import { seatsOf } from '../../../engine/seats';
import type { State } from '../types';
import { positionIn } from './position';
import { bigShares, qualitiesOf } from './qualities';
import { releasesToCome } from './horizon';
import { earliness, weighed } from './weights';

/** By seat, how promising a world is for its players. */
function promises(state: State): readonly number[] {
  const players = state.money.length;
  const early = earliness(releasesToCome(state, state.awardDeck.length));
  const shares = bigShares(state);
  return seatsOf(players).map((seat) => {
    const qualities = qualitiesOf(positionIn(state, seat), shares[seat] ?? 0);
    return weighed(qualities, players, early);
  });
}

/** By seat, the players' chances to win in a world. */
export function chancesIn(state: State): readonly number[] {
  if (state.phase.kind === 'over') {
    const { winners } = state.phase;
    return state.money.map((_, seat) =>
      winners.some((winner) => winner === seat) ? 1 / winners.length : 0,
    );
  }
  const all = promises(state);
  const top = Math.max(...all);
  const weights = all.map((promise) => Math.exp(promise - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
