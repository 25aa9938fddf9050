import { type Match, play, startMatch } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import { seedOf } from '../../src/engine/seed';
import { hollywood } from '../../src/games/hollywood/game';
import { type Action, type ColumnIndex, type Hollywood } from '../../src/games/hollywood/types';
import { encodeSave } from '../../src/storage/codec';
import { isMatchId, slotKey } from '../../src/storage/keys';

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ada', colour: 'ruby', glyph: 'star' },
  { kind: 'person', name: 'Ben', colour: 'amber', glyph: 'moon' },
  { kind: 'person', name: 'Cleo', colour: 'jade', glyph: 'clover' },
  { kind: 'person', name: 'Dora', colour: 'sapphire', glyph: 'diamond' },
];

/** The column that is tapped, the leftmost: four cards, three of them taken. */
const TAPPED: ColumnIndex = 0;
export const TAPPED_COLUMN = TAPPED + 1;

/** Half a round: three reels in the column that is tapped, one in each of the others. */
const HALF_ROUND: readonly ColumnIndex[] = [TAPPED, 1, TAPPED, 2, TAPPED, 3];

/** In this round everybody has something, and the log is half full. */
const ROUND = 3;

function done(match: Match<Hollywood>, choose: (legal: readonly Action[]) => Action | undefined) {
  const [seat] = match.game.toAct(match.state);
  const action =
    seat === undefined ? undefined : choose(match.game.legalActions(match.state, seat));
  if (seat === undefined || action === undefined) throw new Error('The scene cannot be played');
  const played = play(match, seat, action);
  if (!played.ok) throw new Error(`The scene is refused: ${JSON.stringify(played.error)}`);
  return played.value;
}

/** A match of four people where the next reel in one column moves four: it comes in, and bumps three. */
export function bumpScene(): Match<Hollywood> {
  const started = startMatch(hollywood, {
    options: {},
    seed: seedOf('four reels'),
    players: PLAYERS,
  });
  if (!started.ok) throw new Error('The scene does not begin');
  let match = started.value;
  while (match.state.round < ROUND) match = done(match, ([first]) => first);
  for (const column of HALF_ROUND) {
    match = done(match, (legal) =>
      legal.find((action) => action.type === 'place' && action.column === column),
    );
  }
  return match;
}

export interface SavedScene {
  readonly address: string;
  /** Key and text: AsyncStorage keeps them in the browser's localStorage as they are. */
  readonly entry: readonly [string, string];
}

/** The scene as the app would have saved it, and the address it opens at. */
export function savedScene(): SavedScene {
  const id = 'benchmark';
  if (!isMatchId(id)) throw new Error('Not the name of a match');
  const times = { created: 1, updated: 1 };
  const text = encodeSave({ revision: 1, times, match: bumpScene() });
  return { address: `/matches/${id}`, entry: [slotKey(id, 0), text] };
}
