import { type Bot, randomBot } from '../../../engine/bot';
import type { ExecutiveProducer } from '../types';

/** Any legal action, all equally likely; only when it is tied it shares the win, as every bot does. [EPEND-5] */
export const aimlessBot: Bot<ExecutiveProducer> = {
  level: randomBot.level,
  choose: (view, seat, legal, random) => {
    const quiet = legal.filter(({ type }) => type !== 'shout');
    return randomBot.choose(view, seat, quiet, random);
  },
};
