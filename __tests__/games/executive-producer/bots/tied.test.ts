import { randomFromSeed } from '../../../../src/engine/random';
import { seedOf } from '../../../../src/engine/seed';
import { findEveryGame } from '../../../../src/games/every';
import { executiveProducer, scene } from '../../../support/executive-producer';

const bots = findEveryGame(executiveProducer.id)?.bots ?? [];

test.each(bots.map((bot) => [bot.level, bot] as const))(
  '[EPEND-5] %s never shouts a tie down',
  (_level, bot) => {
    const state = scene({ players: 3, stage: 'finale', phase: { kind: 'shouting', tied: [0, 2] } });
    for (let turn = 0; turn < 12; turn += 1) {
      const legal = executiveProducer.legalActions(state, 2);
      const random = randomFromSeed(seedOf(`tied ${turn}`), 'bot');
      const view = executiveProducer.view(state, 2);
      expect(bot.choose(view, 2, legal, random)).toEqual({ type: 'share' });
    }
  },
);
