import { hollywood1947Bots } from '../../src/games/hollywood-1947/bots/bots';
import { LEVEL_TABLE, LEVELS } from '../../src/games/hollywood-1947/bots/levels';
import { hollywood1947 } from '../../src/games/hollywood-1947/game';
import { type Decisions, middle, timeBots } from './decisions';

/* How long each level of Hollywood 1947 takes to decide, over a whole match at a large table. */

const SEATS = 9;
const OPTIONS = { unionStrike: false, randomLoyalties: false, costumes: false, leftOut: [] };

export function timeLevels1947(matches: number): readonly Decisions[] {
  return LEVELS.map((level) => {
    const bot = hollywood1947Bots.find((one) => one.level === level);
    if (bot === undefined) throw new Error(`There is no level ${level}`);
    const times: number[] = [];
    const worstStepMs = timeBots(hollywood1947, bot, OPTIONS, SEATS, matches, (_, ms) => {
      times.push(ms);
    });
    const { worlds, breadth } = LEVEL_TABLE[level];
    return {
      level: `1947 ${level}`,
      decisions: times.length,
      medianPlayouts: worlds * breadth,
      mostPlayouts: worlds * breadth,
      medianMs: middle(times),
      worstMs: Math.max(...times),
      worstStepMs,
    };
  });
}
