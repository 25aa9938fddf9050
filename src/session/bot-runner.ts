import type { Bot } from '../engine/bot';
import type { GameTypes } from '../engine/game';
import type { Random } from '../engine/random';
import type { Seat } from '../engine/seats';
import { handBackTheThread } from '../storage/breather';
import { inSlices } from './slices';

type Action = GameTypes['action'];

/** What a bot is asked: what its seat sees, what it may do, and a stream of its own. */
export interface BotRequest {
  readonly bot: Bot;
  readonly view: GameTypes['view'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly random: Random;
}

/** Asks bots for their choices. The answer is `undefined` when nobody wants it any more. */
export interface BotRunner {
  choose(request: BotRequest, isWanted: () => boolean): Promise<Action | undefined>;
}

/**
 * Runs bots on the thread that draws, a slice at a time: a bot that searches thinks in small steps, and between
 * slices the screen moves on, the person may undo, and an answer nobody waits for is dropped.
 */
export function slicedRunner(now: () => number): BotRunner {
  return {
    async choose({ bot, view, seat, legal, random }, isWanted) {
      if (bot.think !== undefined)
        return inSlices(bot.think(view, seat, legal, random), { now, isWanted });
      await handBackTheThread();
      return isWanted() ? bot.choose(view, seat, legal, random) : undefined;
    },
  };
}
