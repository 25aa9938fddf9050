import { startMatch } from '../../src/engine/match';
import { seedOf } from '../../src/engine/seed';
import { hollywood } from '../../src/games/hollywood/game';
import { PREFERENCES_KEY } from '../../src/session/preferences';
import { encodeCommentary } from '../../src/session/stored-commentary';
import { commentaryKey } from '../../src/storage/keys';
import { bumpScene } from '../lib/bump-scene';
import { lateMatch, wholeMatch } from '../lib/saved-scenes';
import { matchId, savedAs, TABLE } from '../lib/scene';

export interface SavedScene {
  readonly address: string;
  /** What the storage holds: keys and texts. */
  readonly entries: readonly (readonly [string, string])[];
}

const ID = 'benchmark';
const ADDRESS = `/matches/${ID}`;
/** A tip comes once and never again: what is measured is every other turn. */
function likes(state: object): readonly [string, string] {
  return [PREFERENCES_KEY, JSON.stringify({ state: { tips: false, ...state }, version: 1 })];
}

/** The scene as the app would have saved it, and the address it opens at. */
export function savedScene(): SavedScene {
  return { address: ADDRESS, entries: [savedAs(ID, bumpScene(), 1), likes({})] };
}

/** A match that has much to tell. */
export function lateScene(): SavedScene {
  return { address: ADDRESS, entries: [savedAs(ID, lateMatch(), 1), likes({})] };
}

/** A match that is over with a commentary on it: chances that come and go, as those of a real match do. */
export function toldScene(): SavedScene {
  const match = wholeMatch();
  const seats = match.setup.players.length;
  const chances = Array.from({ length: match.turns.length + 1 }, (_, moment) => {
    const weights = Array.from({ length: seats }, (_seat, seat) => 2 + Math.sin(moment / 3 + seat));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / all);
  });
  const told = encodeCommentary(match, { chances, remarks: [] });
  return {
    address: `${ADDRESS}/commentary`,
    entries: [savedAs(ID, match, 1), [commentaryKey(matchId(ID)), told], likes({})],
  };
}

/** A table of bots of the strongest level that is about to begin, for somebody who likes it brisk. */
export function botsScene(): SavedScene {
  const started = startMatch(hollywood, {
    options: {},
    seed: seedOf('bots only'),
    players: TABLE.map((player) => ({ ...player, kind: 'bot', level: 'mogul' })),
  });
  if (!started.ok) throw new Error('The bots do not begin');
  return { address: ADDRESS, entries: [savedAs(ID, started.value, 1), likes({ speed: 'brisk' })] };
}
