import { PRODUCERS } from '../../../../scripts/arena/executive-producer/contestants';
import { playDuel } from '../../../../scripts/arena/duel';
import { winShare } from '../../../../scripts/arena/figures';
import { randomFromSeed } from '../../../../src/engine/random';
import { seedOf } from '../../../../src/engine/seed';
import { executiveProducerBots } from '../../../../src/games/executive-producer/bots/bots';
import { executiveProducer } from '../../../../src/games/executive-producer/game';
import type { Action, State } from '../../../../src/games/executive-producer/types';

/* The order of the levels, with margins that a small batch cannot miss; `npm run arena` has the figures. */

test.each([
  { hero: 'extra', rest: 'random', seats: 4, matches: 24, atLeast: 60 },
  { hero: 'agent', rest: 'extra', seats: 4, matches: 24, atLeast: 38 },
  { hero: 'mogul', rest: 'extra', seats: 3, matches: 18, atLeast: 45 },
])('$hero beats $rest', ({ hero, rest, seats, matches, atLeast }) => {
  const duel = { hero, rest, seats, options: { length: 'intro' } } as const;
  const { share } = winShare(playDuel(executiveProducer, duel, PRODUCERS, 0, matches));
  expect(share).toBeGreaterThan(atLeast);
});

/** Some positions of a match between agents. */
function positions(players: number): readonly State[] {
  const random = randomFromSeed(seedOf('positions'), 'bots');
  const agent = executiveProducerBots[1];
  if (agent === undefined) throw new Error('There are three levels');
  let { state } = executiveProducer.setup({ length: 'intro' }, players, seedOf('positions'));
  const found: State[] = [];
  for (let [seat] = executiveProducer.toAct(state); seat !== undefined;) {
    found.push(state);
    const legal = executiveProducer.legalActions(state, seat);
    const action = agent.choose(executiveProducer.view(state, seat), seat, legal, random);
    const applied = executiveProducer.apply(state, seat, action);
    if (!applied.ok) throw new Error('A bot chooses what is offered');
    ({ state } = applied.value);
    [seat] = executiveProducer.toAct(state);
  }
  return found.filter((_, index) => index % 6 === 0);
}

describe.each(executiveProducerBots.map((bot) => [bot.level, bot] as const))(
  '%s',
  (_level, bot) => {
    const stream = () => randomFromSeed(seedOf('same'), 'bot');

    function choices(state: State): readonly Action[] {
      return executiveProducer.toAct(state).map((seat) => {
        const legal = executiveProducer.legalActions(state, seat);
        return bot.choose(executiveProducer.view(state, seat), seat, legal, stream());
      });
    }

    test('thinks in steps what it chooses at once', () => {
      for (const state of positions(3))
        for (const seat of executiveProducer.toAct(state)) {
          const legal = executiveProducer.legalActions(state, seat);
          const thinking = bot.think?.(executiveProducer.view(state, seat), seat, legal, stream());
          let step = thinking?.next();
          while (step?.done === false) step = thinking?.next();
          expect(step?.value).toEqual(choices(state)[executiveProducer.toAct(state).indexOf(seat)]);
        }
    });

    test('chooses the same whatever it cannot see', () => {
      const random = randomFromSeed(seedOf('hidden'), 'worlds');
      for (const state of positions(4)) {
        const [seat] = executiveProducer.toAct(state);
        if (seat === undefined) continue;
        const before = choices(state)[0];
        const other = executiveProducer.secrets.reduce(
          (changed, secret) => secret.scramble(changed, seat, random),
          state,
        );
        expect(choices(other)[0]).toEqual(before);
      }
    });
  },
);

test('there is a bot for every level, the weakest first', () => {
  expect(executiveProducerBots.map(({ level }) => level)).toEqual(['extra', 'agent', 'mogul']);
});
