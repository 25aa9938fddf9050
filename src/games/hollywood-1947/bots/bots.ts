import type { Bot } from '../../../engine/bot';
import type { Random } from '../../../engine/random';
import type { Seat } from '../../../engine/seats';
import { finish } from '../../../engine/steps';
import type { Action, Hollywood1947, View } from '../types';
import { weighMovies } from './beliefs';
import { Chance } from './chance';
import { mindsItsName } from './exposure';
import { LEVEL_TABLE, type Level, type LevelId, LEVELS } from './levels';
import { asOnlooker, mindOf } from './mind';
import { foresee } from './plan';
import { sayingOf } from './talk';
import { ratingsOf } from './turns';

const GRAIN = 1024;
/** Too little to matter, but for actions that are worth the same. */
const LEAST_WHIM = 1e-9;
const SEEDS = 0x7fffffff;

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
    const rating = (ratings[index] ?? 0) + chance * Math.max(whim, LEAST_WHIM);
    if (rating <= highest) return;
    highest = rating;
    best = action;
  });
  return best;
}

function* decide(
  level: Level,
  view: View,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Generator<undefined, Action> {
  const saying = sayingOf(view, seat, legal);
  if (saying !== undefined) return saying;
  const actions = legal.filter(({ type }) => type !== 'claim');
  const [only, another] = actions;
  if (only === undefined) return random.pick(legal);
  if (another === undefined) return only;
  yield* weighMovies(view, level);
  // What others think is asked by who minds its name, and when a round is played out.
  if (level.worlds > 0 || mindsItsName(view, seat, level))
    yield* weighMovies(asOnlooker(view), level);
  const mind = mindOf(view, seat, level);
  yield undefined;
  const ratings = ratingsOf(mind, actions);
  yield undefined;
  const foreseen = yield* foresee(mind, actions, ratings, new Chance(random.int(SEEDS)));
  return favourite(actions, foreseen, level, random) ?? only;
}

export function botOf(id: LevelId, level: Level = LEVEL_TABLE[id]): Bot<Hollywood1947> {
  return {
    level: id,
    think: (view, seat, legal, random) => decide(level, view, seat, legal, random),
    choose: (view, seat, legal, random) => finish(decide(level, view, seat, legal, random)),
    interject: (view, seat, legal) => sayingOf(view, seat, legal),
  };
}

/** Every level, the weakest first. */
export const hollywood1947Bots: readonly Bot<Hollywood1947>[] = LEVELS.map((id) => botOf(id));
