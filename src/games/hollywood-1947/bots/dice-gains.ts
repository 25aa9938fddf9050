import { allDice, faceOf } from '../dice';
import { DIE_FACES, STAR_FACES } from '../numbers';
import type { DieRef } from '../types';
import { changed, type Mind, prospectOf } from './mind';

const STAR_CHANCE = STAR_FACES / DIE_FACES;

/** A die, and what it would bring to turn it over. */
export interface DieGain extends DieRef {
  readonly ifTurned: number;
  /** How likely a roll turns it. */
  readonly turns: number;
}

/** What every die on the table is good for. */
export function diceGains(mind: Mind, base: number): readonly DieGain[] {
  const { view } = mind;
  return allDice(view).map((die) => {
    const isStar = faceOf(view, die) === 'star';
    const turned = changed(mind, ({ stars }) => {
      stars[die.holder] = (stars[die.holder] ?? 0) + (isStar ? -1 : 1);
    });
    return {
      ...die,
      ifTurned: prospectOf(mind, turned) - base,
      turns: isStar ? 1 - STAR_CHANCE : STAR_CHANCE,
    };
  });
}

function rolled({ ifTurned, turns }: DieGain): number {
  return ifTurned * turns;
}

/** What is left to gain by rolls that can still be made, once this die has been rolled. */
export function gainOfRolls(
  gains: readonly DieGain[],
  first: DieGain,
  { left, again }: { readonly left: number; readonly again: boolean },
): number {
  const others = gains
    .filter((one) => one !== first && one.ifTurned > 0)
    .sort((one, other) => rolled(other) - rolled(one));
  let total = rolled(first);
  // Where the same die may be rolled again it is rolled until it shows what is wanted.
  let misses = again && first.ifTurned > 0 ? 1 - first.turns : 0;
  for (let roll = 1; roll < left; roll += 1) {
    const second = others[roll - 1];
    const more = second === undefined ? 0 : rolled(second);
    total += misses * rolled(first) + (1 - misses) * more;
    misses *= 1 - first.turns;
  }
  return total;
}
