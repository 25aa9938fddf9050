import { seatAt } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import { simulate } from '../../../src/engine/simulate';
import { botOf } from '../../../src/games/executive-producer/bots/bots';
import { releasesToCome } from '../../../src/games/executive-producer/bots/horizon';
import { positionIn } from '../../../src/games/executive-producer/bots/position';
import { bigShares, qualitiesOf } from '../../../src/games/executive-producer/bots/qualities';
import {
  earliness,
  QUALITIES,
  type Quality,
} from '../../../src/games/executive-producer/bots/weights';
import { executiveProducer } from '../../../src/games/executive-producer/game';
import { LENGTHS } from '../../../src/games/executive-producer/numbers';
import type { State } from '../../../src/games/executive-producer/types';
import { entryAt } from '../../../src/engine/lists';
import type { Lesson } from '../logit';

/* Matches of Agents, and what is learned from: how players stood when turns began. */

/** Of so many turns one is learned from: those that follow each other say nearly the same. */
const EVERY = 3;

/** How all stand: every quality twice, as much as it is late and as much as it is early. */
function featuresIn(state: State): readonly (readonly number[])[] {
  const early = earliness(releasesToCome(state, state.awardDeck.length));
  const shares = bigShares(state);
  return state.money.map((_, seat) => {
    const qualities = qualitiesOf(positionIn(state, seatAt(seat)), entryAt(shares, seat));
    return QUALITIES.flatMap((quality) => [
      qualities[quality] * (1 - early),
      qualities[quality] * early,
    ]);
  });
}

/** Agents who have no money have just spent it well, most of the time; that is no merit of having none. */
const MONEY_AT_HAND: readonly Quality[] = ['liquidity', 'inReach'];

/** Where that stands among the features. */
export const HARMLESS: readonly number[] = QUALITIES.flatMap((quality, index) =>
  MONEY_AT_HAND.includes(quality) ? [2 * index, 2 * index + 1] : [],
);

function beginsTurn({ phase, stage, turn }: State): boolean {
  return phase.kind === 'turn' && stage === 'season' && turn.actionsTaken === 0 && !turn.hasDrawn;
}

/** One match; the same number gives the same match. */
export function lessonsOf(players: number, number: number): readonly Lesson[] {
  const agent = botOf('agent');
  const bots = Array.from({ length: players }, () => agent);
  const length = entryAt(LENGTHS, number % LENGTHS.length);
  const options = { length };
  const standings: (readonly (readonly number[])[])[] = [];
  let [last, lastTurn, turns]: [State | undefined, string, number] = [undefined, '', 0];
  for (const { state } of simulate(executiveProducer, bots, options, seedOf(`fit ${number}`))) {
    last = state;
    const turn = `${state.round} ${state.current}`;
    if (!beginsTurn(state) || turn === lastTurn) continue;
    lastTurn = turn;
    turns += 1;
    if (turns % EVERY === number % EVERY) standings.push(featuresIn(state));
  }
  const winners = last === undefined ? undefined : executiveProducer.outcome(last)?.winners;
  if (winners === undefined) throw new Error('A match ends');
  const shares = bots.map((_, seat) => (winners.includes(seatAt(seat)) ? 1 / winners.length : 0));
  return standings.map((features) => ({ features, shares }));
}
