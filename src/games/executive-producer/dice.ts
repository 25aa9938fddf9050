import type { Random } from '../../engine/random';
import { DIE } from './numbers';

/** [EPCARDS-8] */
export function rollDice(random: Random, count: number): readonly number[] {
  return Array.from({ length: count }, () => random.pick(DIE));
}
