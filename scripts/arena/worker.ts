import { hollywood } from '../../src/games/hollywood/game';
import { CONTESTANTS } from './contestants';
import { type Duel, playDuel } from './duel';

/* A process of its own for each core: takes a duel and a range of matches, and prints the hero's shares. */

const [task = ''] = process.argv.slice(2);
const { duel, from, to } = JSON.parse(task) as { duel: Duel; from: number; to: number };
process.stdout.write(JSON.stringify(playDuel(hollywood, duel, CONTESTANTS, from, to)));
