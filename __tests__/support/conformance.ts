import type { Bot } from '../../src/engine/bot';
import { checkGame, describe, type SuiteSize } from '../../src/engine/conformance/suite';
import { EVERY_GAME } from '../../src/games/every';
import { frozen } from './freeze';

/** How closely a game is looked at: large tables and many options take their time. */
export interface Closeness {
  readonly close: SuiteSize;
  readonly wide: SuiteSize;
  readonly levels: SuiteSize;
  /** Who plays for the bots that the game is offered with: the same at fewer thoughts a decision, say. */
  readonly thinkers?: readonly Bot[];
  /** How many matches of all tables and options there must be at least. */
  readonly atLeast: number;
}

/** What a look at a game found, in words, and how many matches it took of those it has to take. */
export interface Found {
  readonly broken: readonly string[];
  readonly matches: number;
  readonly atLeast: number;
}

type Look = readonly [how: string, look: () => Found];

/** The looks that hold a game to the laws of the engine. A file for each game: they take long, and run side by side. */
export function looksAt(
  id: string,
  { close, wide, levels, thinkers, atLeast }: Closeness,
): readonly [Look, Look, Look] {
  const entry = EVERY_GAME.find(({ game }) => game.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id}`);
  const { game, bots } = entry;
  // Bots that search are slow; they keep the laws as seen from fewer positions.
  const quick = bots.filter((bot) => !('think' in bot));
  const look = (seen: typeof game, players: typeof bots, size: SuiteSize, least = 1): Found => {
    const report = checkGame(seen, players, size);
    return { broken: describe(report), matches: report.matches, atLeast: least };
  };
  return [
    ['looked at closely', () => look(frozen(game), quick, close)],
    ['at all tables with all options', () => look(game, quick, wide, atLeast)],
    [
      'with bots of every level, who know no more than their views',
      () => look(game, thinkers ?? bots, levels),
    ],
  ];
}
