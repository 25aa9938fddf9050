import type { Bot } from '../../../engine/bot';
import type { Random } from '../../../engine/random';
import type { Seat } from '../../../engine/seats';
import type { Action, Hollywood1947, View } from '../types';
import { LEVEL_TABLE, type Level, type LevelId, LEVELS } from './levels';
import { mindOf } from './mind';
import { sayingOf } from './talk';
import { ratingsOf } from './turns';

const GRAIN = 1024;

/** The best of these, give or take a whim; equals are broken by chance. */
function favourite(
  actions: readonly Action[],
  ratings: readonly number[],
  { whim }: Level,
  random: Random,
): Action | undefined {
  let best: Action | undefined;
  let highest = -Infinity;
  actions.forEach((action, index) => {
    const chance = random.int(GRAIN) / GRAIN;
    const rating = (ratings[index] ?? 0) + chance * Math.max(whim, 1e-9);
    if (rating <= highest) return;
    highest = rating;
    best = action;
  });
  return best;
}

function decide(
  level: Level,
  view: View,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Action {
  const [first, second] = legal;
  if (first === undefined) throw new Error('There is nothing to choose from');
  if (second === undefined) return first;
  const saying = sayingOf(view, seat, legal);
  if (saying !== undefined) return saying;
  const actions = legal.filter(({ type }) => type !== 'claim');
  const [only, another] = actions;
  if (only === undefined) return random.pick(legal);
  if (another === undefined) return only;
  const ratings = ratingsOf(mindOf(view, seat, level), actions);
  return favourite(actions, ratings, level, random) ?? only;
}

export function botOf(id: LevelId, level: Level = LEVEL_TABLE[id]): Bot<Hollywood1947> {
  return {
    level: id,
    choose: (view, seat, legal, random) => decide(level, view, seat, legal, random),
    interject: (view, seat, legal) => sayingOf(view, seat, legal),
  };
}

/** Every level, the weakest first. */
export const hollywood1947Bots: readonly Bot<Hollywood1947>[] = LEVELS.map((id) => botOf(id));
