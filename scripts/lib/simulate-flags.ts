import type { Bot } from '../../src/engine/bot';
import { err, ok, type Result } from '../../src/engine/result';
import { parseSeed, type Seed, SEED_MAX_LENGTH } from '../../src/engine/seed';
import type { ShelfEntry } from '../../src/games/contract';
import { EVERY_GAME, findEveryGame } from '../../src/games/every';
import { countOf, type FlagSpecs, type FlagValues, readFlags } from './flags';
import { optionFlags, optionsFromFlags } from './option-flags';

export interface Simulation {
  readonly entry: ShelfEntry;
  readonly bots: readonly Bot[];
  readonly options: object;
  readonly seeds: readonly Seed[];
}

const GAME_IDS = EVERY_GAME.map(({ game }) => game.id).join('|');
const GAMES_MAX = 1_000_000;

const COMMON_FLAGS: FlagSpecs = {
  '--game': { kind: 'value', hint: GAME_IDS },
  '--players': { kind: 'value', hint: 'how many seats' },
  '--seed': { kind: 'value', hint: `any text of 1 to ${SEED_MAX_LENGTH} characters` },
  '--games': { kind: 'value', hint: `1 to ${GAMES_MAX}` },
  '--bots': { kind: 'value', hint: 'a level, or one for each seat with commas between' },
  '--help': { kind: 'switch' },
};

function helpFor({ game, bots }: ShelfEntry): string {
  const options = Object.entries(optionFlags(game)).map(([flag, spec]) =>
    spec.kind === 'switch' ? `    ${flag}` : `    ${flag} ${spec.hint}`,
  );
  const levels = bots.map(({ level }) => level).join('|');
  return [
    `  ${game.id}: ${game.seats.min} to ${game.seats.max} players; bots: ${levels}`,
    ...options,
  ].join('\n');
}

export const HELP = `Plays matches between bots without a screen and prints one JSON object a line.

  npm run -s simulate -- --game hollywood --players 4 --seed 7

  --game ${GAME_IDS}
  --players N           how many seats; as many as the game takes when left out
  --seed TEXT           1 to ${SEED_MAX_LENGTH} characters, upper or lower case alike; 1 when left out
  --games N             so many matches, with the seeds TEXT-1 to TEXT-N
  --bots LEVEL[,LEVEL]  one level for all seats, or one for each
  --help                this text

Games and their options:
${EVERY_GAME.map(helpFor).join('\n')}
`;

function readBots(
  text: string,
  known: readonly Bot[],
  players: number,
): Result<readonly Bot[], string> {
  const levels = text.split(',').map((level) => level.trim());
  if (levels.length !== 1 && levels.length !== players) {
    return err(`--bots takes one level, or one for each of the ${players} seats`);
  }
  const bots: Bot[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    const level = levels[seat % levels.length];
    const bot = known.find((one) => one.level === level);
    if (bot === undefined) {
      return err(
        `--bots: there is no level '${level}'; accepted: ${known.map((one) => one.level).join('|')}`,
      );
    }
    bots.push(bot);
  }
  return ok(bots);
}

function readSeeds(text: string, games: number | undefined): Result<readonly Seed[], string> {
  const single = parseSeed(text);
  if (!single.ok) return err(`--seed takes 1 to ${SEED_MAX_LENGTH} printable characters`);
  if (games === undefined) return ok([single.value]);
  const seeds: Seed[] = [];
  for (let number = 1; number <= games; number += 1) {
    const seed = parseSeed(`${text.trim()}-${number}`);
    if (!seed.ok)
      return err(
        `--seed is too long: with -${number} behind it, it has over ${SEED_MAX_LENGTH} characters`,
      );
    seeds.push(seed.value);
  }
  return ok(seeds);
}

function readSimulation(entry: ShelfEntry, flags: FlagValues): Result<Simulation, string> {
  const { min, max } = entry.game.seats;
  const asked = countOf(flags, '--players', min, max);
  if (!asked.ok) return asked;
  const players = asked.value ?? max;
  const games = countOf(flags, '--games', 1, GAMES_MAX);
  if (!games.ok) return games;
  const seeds = readSeeds(flags.get('--seed') ?? '1', games.value);
  if (!seeds.ok) return seeds;
  const bots = readBots(flags.get('--bots') ?? 'random', entry.bots, players);
  if (!bots.ok) return bots;
  const options = optionsFromFlags(entry.game, flags, players);
  if (!options.ok) return options;
  return ok({ entry, bots: bots.value, options: options.value, seeds: seeds.value });
}

/** The game is looked for first, since it decides which other flags there are. */
function readGame(args: readonly string[]): Result<ShelfEntry, string> {
  const at = args.findIndex((word) => word === '--game' || word.startsWith('--game='));
  const word = args[at];
  const id =
    at < 0 ? 'hollywood' : word === '--game' ? args[at + 1] : word?.slice('--game='.length);
  const entry = findEveryGame(id ?? '');
  return entry === undefined
    ? err(`--game: there is no '${id ?? ''}'; accepted: ${GAME_IDS}`)
    : ok(entry);
}

/** What the command line asks for, or a message that says what is accepted. */
export function parseSimulation(args: readonly string[]): Result<Simulation | 'help', string> {
  if (args.includes('--help')) return ok('help');
  const entry = readGame(args);
  if (!entry.ok) return entry;
  const flags = readFlags(args, { ...COMMON_FLAGS, ...optionFlags(entry.value.game) });
  return flags.ok ? readSimulation(entry.value, flags.value) : flags;
}
