import { executiveProducerBots } from '../../src/games/executive-producer/bots/bots';
import type { Options } from '../../src/games/executive-producer/types';
import { playRecorded } from './record';

/* A process of its own for each core: takes a table and a range of matches, and prints what is kept of them. */

interface Task {
  readonly level: string;
  readonly players: number;
  readonly options: Options;
  readonly from: number;
  readonly to: number;
}

const [task = ''] = process.argv.slice(2);
const { level, players, options, from, to } = JSON.parse(task) as Task;
const bot = executiveProducerBots.find((one) => one.level === level);
if (bot === undefined) throw new Error(`There is no level ${level}`);
const records = [];
for (let number = from; number < to; number += 1)
  records.push(playRecorded(bot, players, options, number));
process.stdout.write(JSON.stringify(records));
