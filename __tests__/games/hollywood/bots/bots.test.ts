import type { Bot } from '../../../../src/engine/bot';
import { randomFromSeed } from '../../../../src/engine/random';
import { type Seat, seatsOf } from '../../../../src/engine/seats';
import { seedOf } from '../../../../src/engine/seed';
import { hollywoodBots } from '../../../../src/games/hollywood/bots/bots';
import { LEVELS } from '../../../../src/games/hollywood/bots/levels';
import { hollywood } from '../../../../src/games/hollywood/game';
import { scoreOf } from '../../../../src/games/hollywood/scoring';
import { projectsOf, studioOf } from '../../../../src/games/hollywood/studio';
import {
  type Action,
  CLAIM_ORDERS,
  GENRES,
  type Hollywood,
  type Options,
  type State,
} from '../../../../src/games/hollywood/types';

const VARIANTS = [3, 4].flatMap((seats) =>
  [false, true].flatMap((advanced) =>
    CLAIM_ORDERS.map((claimOrder) => ({ seats, options: { advanced, claimOrder } })),
  ),
);

function after(state: State, seat: Seat, action: Action): State {
  const applied = hollywood.apply(state, seat, action);
  if (!applied.ok) throw new Error('An offered action applies');
  return applied.value.state;
}

/** Positions of a match that is played at random, each with the seat that is to act. */
function* positions(seats: number, options: Options, name: string): Generator<[State, Seat]> {
  const random = randomFromSeed(seedOf(name), 'players');
  let { state } = hollywood.setup(options, seats, seedOf(name));
  for (let [seat] = hollywood.toAct(state); seat !== undefined; [seat] = hollywood.toAct(state)) {
    yield [state, seat];
    state = after(state, seat, random.pick(hollywood.legalActions(state, seat)));
  }
}

function choose(bot: Bot<Hollywood>, state: State, seat: Seat): Action {
  const legal = hollywood.legalActions(state, seat);
  return bot.choose(
    hollywood.view(state, seat),
    seat,
    legal,
    randomFromSeed(seedOf('choice'), 'bot'),
  );
}

/** Whether nobody decides anything more in this round. */
function isSettled({ phase }: State): boolean {
  return phase.kind === 'dealing' || phase.kind === 'over';
}

/** All that can be good for a player, each figure the better the larger. */
function goodsOf(state: State, seat: Seat): readonly number[] {
  const studio = studioOf(state.studios, seat);
  const isLast = state.phase.kind === 'over';
  const { total, bestMovie } = scoreOf(state, seat);
  const made = scoreOf({ ...state, options: { ...state.options, advanced: false } }, seat);
  if (isLast) return [total, bestMovie];
  return [
    total,
    bestMovie,
    made.total,
    ...GENRES.map((genre) => studio.projects[genre].length),
    projectsOf(studio).length,
    studio.clapBoard ? 1 : 0,
    studio.doubleReel ? 1 : 0,
  ];
}

/** Worse in every way: nothing better for oneself, nothing worse for another, and something the other way round. */
function isWorse(one: State, other: State, seat: Seat): boolean {
  const mine = goodsOf(one, seat);
  const better = goodsOf(other, seat);
  const noGain = mine.every((good, index) => good <= (better[index] ?? 0));
  const loses = mine.some((good, index) => good < (better[index] ?? 0));
  const othersAreGlad = seatsOf(one.studios.length).every(
    (rival) =>
      rival === seat ||
      goodsOf(one, rival).every((good, index) => good >= (goodsOf(other, rival)[index] ?? 0)),
  );
  return noGain && loses && othersAreGlad;
}

describe.each(LEVELS)('%s', (level) => {
  const bot = hollywoodBots.find((one) => one.level === level);
  if (bot === undefined) throw new Error(`There is no ${level}`);

  test('chooses the same at once and in small steps', () => {
    for (const [state, seat] of positions(
      4,
      { advanced: true, claimOrder: 'top-first' },
      'steps',
    )) {
      if (state.round > 1) break;
      const legal = hollywood.legalActions(state, seat);
      const thinking = bot.think?.(
        hollywood.view(state, seat),
        seat,
        legal,
        randomFromSeed(seedOf('choice'), 'bot'),
      );
      let step = thinking?.next();
      while (step?.done === false) step = thinking?.next();
      expect(step?.value).toEqual(choose(bot, state, seat));
    }
  });

  test.each(VARIANTS)(
    'never decides worse than it could in every way: $seats players, $options',
    ({ seats, options }) => {
      let decisions = 0;
      for (let match = 0; match < 6; match += 1) {
        for (const [state, seat] of positions(seats, options, `worse ${match}`)) {
          const legal = hollywood.legalActions(state, seat);
          const ends = legal.map((action) => after(state, seat, action));
          // Where the round ends with the decision, its whole effect can be seen.
          if (legal.length < 2 || !ends.some(isSettled) || state.phase.kind === 'dealing') continue;
          const chosen = after(state, seat, choose(bot, state, seat));
          decisions += 1;
          if (!isSettled(chosen)) continue;
          const regrets = ends.filter((end) => isSettled(end) && isWorse(chosen, end, seat));
          expect(regrets).toEqual([]);
        }
      }
      expect(decisions).toBeGreaterThan(10);
    },
  );

  test.each([3, 4])('never spends a studio card for nothing with %i players', (seats) => {
    let cards = 0;
    for (let match = 0; match < 12; match += 1) {
      const options = { advanced: false, claimOrder: 'top-first' } as const;
      for (const [state, seat] of positions(seats, options, `alone ${match}`)) {
        // Whoever alone has reels places them one after the other anyway.
        const isAlone = state.studios.every(({ reels }, rival) => rival === seat || reels === 0);
        const legal = hollywood.legalActions(state, seat);
        const isTempted = legal.some(({ type }) => type === 'clap' || type === 'double');
        if (state.round === seats || !isAlone || !isTempted) continue;
        cards += 1;
        expect(['clap', 'double']).not.toContain(choose(bot, state, seat).type);
      }
    }
    expect(cards).toBeGreaterThan(2);
  });
});
