import { type Bot, randomBot } from '../../src/engine/bot';
import type { GameTypes } from '../../src/engine/game';
import { simulate } from '../../src/engine/simulate';
import { type Seed, seedOf, seedText } from '../../src/engine/seed';
import { findEveryGame } from '../../src/games/every';
import { actionText as hollywoodAction, viewText as hollywoodView } from './board-text';
import {
  actionText as producerAction,
  offerText as producerOffer,
  viewText as producerView,
} from './producer-text';
import { actionText as action1947, viewText as view1947 } from './studio-text';

/** How positions and actions of a game are written for a person to read. Each takes its own game's values only. */
interface Writer {
  view(view: GameTypes['view']): readonly string[];
  action(action: GameTypes['action']): string;
  /** What can be done; every action when left out. */
  offer?(actions: readonly GameTypes['action'][]): string;
}

/** Plays each kind of action equally often, however many ways there are to do it: golden matches show more of the game. */
const evenBot: Bot = {
  ...randomBot,
  choose: (_view, _seat, legal, random) => {
    const kindOf = (action: GameTypes['action']): string => {
      if ('job' in action) return String(action.job);
      return 'ability' in action ? String(action.ability) : action.type;
    };
    const kind = random.pick([...new Set(legal.map(kindOf))]);
    return random.pick(legal.filter((action) => kindOf(action) === kind));
  },
};

/** What leads on to the end of a turn. */
const STOPS = ['give-up', 'draw-news', 'end-turn'];

/** The same, but nobody stops while there is anything better to do. */
const eagerBot: Bot = {
  ...evenBot,
  choose: (view, seat, legal, random) => {
    const better = legal.filter(({ type }) => !STOPS.includes(type));
    return evenBot.choose(view, seat, better.length > 0 ? better : legal, random);
  },
};

const WRITERS: Readonly<Record<string, Writer>> = {
  hollywood: { view: hollywoodView, action: hollywoodAction },
  'hollywood-1947': { view: view1947, action: action1947 },
  'executive-producer': { view: producerView, action: producerAction, offer: producerOffer },
};

/** A whole match for a person to read: every position, what could be done, what was done and what came of it. */
export interface Playthrough {
  readonly game: string;
  readonly file: string;
  readonly players: number;
  readonly options: object;
  readonly seed: Seed;
  /** Who plays; any legal action by default. */
  readonly bot?: Bot;
}

const PLAIN_1947 = {
  unionStrike: false,
  randomLoyalties: false,
  costumes: false,
  leftOut: [],
} as const;

/** The matches whose text is kept: together they show all kinds of tables and all options. */
export const PLAYTHROUGHS: readonly Playthrough[] = [
  {
    game: 'hollywood',
    file: 'three-players.txt',
    players: 3,
    options: { advanced: false, claimOrder: 'top-first' },
    seed: seedOf('golden three'),
  },
  {
    game: 'hollywood',
    file: 'four-players.txt',
    players: 4,
    options: { advanced: false, claimOrder: 'top-first' },
    seed: seedOf('golden four'),
  },
  {
    game: 'hollywood',
    file: 'four-players-advanced-bottom-first.txt',
    players: 4,
    options: { advanced: true, claimOrder: 'bottom-first', firstSeat: 2 },
    seed: seedOf('golden advanced'),
  },
  {
    game: 'hollywood-1947',
    file: 'alone.txt',
    players: 1,
    options: PLAIN_1947,
    seed: seedOf('golden alone'),
    bot: evenBot,
  },
  {
    game: 'hollywood-1947',
    file: 'two-players-union-strike.txt',
    players: 2,
    options: { ...PLAIN_1947, unionStrike: true },
    seed: seedOf('golden two'),
    bot: evenBot,
  },
  {
    game: 'hollywood-1947',
    file: 'six-players.txt',
    players: 6,
    options: PLAIN_1947,
    seed: seedOf('golden six 4'),
    bot: evenBot,
  },
  {
    game: 'hollywood-1947',
    file: 'four-players-costumes-random-handpicked.txt',
    players: 4,
    options: { ...PLAIN_1947, randomLoyalties: true, costumes: true, leftOut: ['gaffer', 'actor'] },
    seed: seedOf('golden costumes'),
    bot: evenBot,
  },
  {
    game: 'executive-producer',
    file: 'two-players.txt',
    players: 2,
    options: { length: 'intro' },
    seed: seedOf('golden pair 217'),
    bot: eagerBot,
  },
  {
    game: 'executive-producer',
    file: 'five-players.txt',
    players: 5,
    options: { length: 'intro' },
    seed: seedOf('golden five 145'),
    bot: eagerBot,
  },
];

export function playthroughText({
  game: id,
  players,
  options,
  seed,
  bot = randomBot,
}: Playthrough): string {
  const game = findEveryGame(id)?.game;
  const write = WRITERS[id];
  if (game === undefined || write === undefined) throw new Error(`There is no game ${id}`);
  const bots = Array.from({ length: players }, () => bot);
  const lines = [`${id}, ${players} players, seed "${seedText(seed)}", ${JSON.stringify(options)}`];
  for (const { state, events, decision } of simulate(game, bots, options, seed)) {
    if (decision !== undefined)
      lines.push(`> seat ${decision.seat}: ${write.action(decision.action)}`);
    for (const event of events) lines.push(`  ${JSON.stringify(event)}`);
    lines.push('', ...write.view(game.view(state, 'table')));
    for (const seat of game.toAct(state)) {
      const legal = game.legalActions(state, seat);
      const offered = write.offer?.(legal) ?? legal.map((one) => write.action(one)).join(', ');
      lines.push(`seat ${seat} can: ${offered}`);
    }
    const outcome = game.outcome(state);
    if (outcome !== undefined) lines.push(`outcome: ${JSON.stringify(outcome)}`);
  }
  return `${lines.join('\n')}\n`;
}
