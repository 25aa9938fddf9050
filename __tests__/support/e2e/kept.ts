import type { Match } from '../../../src/engine/match';
import type { Player } from '../../../src/engine/players';
import type { Action, State } from '../../../src/games/hollywood/types';
import { encodeSave } from '../../../src/storage/codec';
import { isMatchId, slotKey } from '../../../src/storage/keys';
import { newMatch } from '../matches';
import { playedUntil } from '../played';
import { PEOPLE } from '../players';
import type { Kept } from './stored';

/** A match as it lies in the storage; the app lists the one that was played last first. */
export function keptMatch(id: string, match: Match, ago = 0): Kept {
  const updated = Date.now() - ago;
  return keptText(id, encodeSave({ revision: 1, times: { created: updated, updated }, match }));
}

/** Whatever a storage may hold where a match should be. */
export function keptText(id: string, text: string): Kept {
  if (!isMatchId(id)) throw new Error(`Not the name of a match: ${id}`);
  return { [slotKey(id, 0)]: text };
}

interface Wanted {
  readonly seats?: 3 | 4;
  readonly players?: readonly Player[];
  readonly options?: object;
  readonly text?: string;
}

/** A new match of people; the first of them begins. */
export function freshMatch({
  seats = 3,
  players = PEOPLE,
  options,
  text = 'premiere',
}: Wanted = {}) {
  return newMatch(seats, text, { firstSeat: 0, ...options }, players);
}

const isReel = (action: Action): boolean => action.type === 'place';
const isDouble = (action: Action): boolean => action.type === 'double';

function reelsDown({ columns }: State): number {
  return columns.reduce((sum, { reels }) => sum + reels.length, 0);
}

/** The match in its first round, with so many reels on the board. */
export function withReels(reels: number, wanted: Wanted = {}): Match {
  return playedUntil(freshMatch(wanted), (state) => reelsDown(state) === reels, { prefer: isReel });
}

/** Somebody has to place the second reel of a Double Reel, in the middle of a round. */
export function secondReelOwed(wanted: Wanted = {}): Match {
  const isOwed = ({ phase }: State): boolean => phase.kind === 'placing' && phase.owed === 1;
  return playedUntil(withReels(4, wanted), isOwed, { prefer: isDouble });
}

/** A person has to choose a project for a star. */
export function starWaiting(wanted: Wanted = {}): Match {
  const { players = PEOPLE } = wanted;
  return playedUntil(
    freshMatch(wanted),
    ({ phase }) => phase.kind === 'choosing' && players[phase.seat]?.kind === 'person',
    { prefer: isReel },
  );
}

/** The last round has begun: there are movies, projects and blockbusters. */
export function lateMatch(wanted: Wanted = {}): Match {
  const rounds = wanted.seats ?? 3;
  return playedUntil(
    freshMatch(wanted),
    (state) => state.round === rounds && reelsDown(state) === 6,
    { prefer: isReel },
  );
}

/** The first round is over, the next is not dealt yet. */
export function betweenRounds(wanted: Wanted = {}): Match {
  return playedUntil(freshMatch(wanted), ({ phase }) => phase.kind === 'dealing');
}

export function finished(wanted: Wanted = {}): Match {
  return playedUntil(freshMatch(wanted), ({ phase }) => phase.kind === 'over');
}
