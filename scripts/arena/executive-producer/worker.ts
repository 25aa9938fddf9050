import { executiveProducer } from '../../../src/games/executive-producer/game';
import type { ExecutiveProducer } from '../../../src/games/executive-producer/types';
import { type Duel, playDuel } from '../duel';
import { PRODUCERS } from './contestants';

/* A process of its own for each core: takes a duel and a range of matches, and prints the hero's shares. */

interface Task {
  readonly duel: Duel<ExecutiveProducer>;
  readonly from: number;
  readonly to: number;
}

const [task = ''] = process.argv.slice(2);
const { duel, from, to } = JSON.parse(task) as Task;
process.stdout.write(JSON.stringify(playDuel(executiveProducer, duel, PRODUCERS, from, to)));
