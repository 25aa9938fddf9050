import { type Match, play, startMatch } from '../../src/engine/match';
import { seedOf } from '../../src/engine/seed';
import { hollywood } from '../../src/games/hollywood/game';
import { type Action, type ColumnIndex, type Hollywood } from '../../src/games/hollywood/types';
import { TABLE } from './scene';

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
    players: TABLE,
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
