import { type Bot, randomBot } from '../../src/engine/bot';
import { hollywoodBots } from '../../src/games/hollywood/bots/bots';
import type { Core } from '../../src/games/hollywood/bots/core';
import { actionOf, coreOf } from '../../src/games/hollywood/bots/encode';
import { Noise } from '../../src/games/hollywood/bots/noise';
import type { Hollywood } from '../../src/games/hollywood/types';
import { greedyMove } from './greedy';
import { uctMove } from './uct';

/* Everybody who can play in the arena: the levels of the app, and yardsticks that stay as they are. */

const PLAYOUTS = 3000;
const FEW_PLAYOUTS = 300;
const PRUDENCE = 2;
const NOISE_SEEDS = 0x7fffffff;

function yardstick(level: string, move: (core: Core, noise: Noise) => number): Bot<Hollywood> {
  return {
    level,
    choose(view, _seat, legal, random) {
      const [only, second] = legal;
      if (only !== undefined && second === undefined) return only;
      return actionOf(move(coreOf(view), new Noise(random.int(NOISE_SEEDS))));
    },
  };
}

function uct(level: string, playouts: number, studioCard: number): Bot<Hollywood> {
  return yardstick(level, (core, noise) => uctMove(core, { playouts, studioCard }, noise));
}

export const CONTESTANTS: readonly Bot<Hollywood>[] = [
  randomBot,
  yardstick('greedy', greedyMove),
  uct('uct-300', FEW_PLAYOUTS, 0),
  uct('plain-uct', PLAYOUTS, 0),
  uct('prudent-uct', PLAYOUTS, PRUDENCE),
  ...hollywoodBots,
];
