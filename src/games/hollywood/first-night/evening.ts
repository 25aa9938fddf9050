import { type Decision, type Match, type MatchSetup, replay } from '../../../engine/match';
import type { Player } from '../../../engine/players';
import type { Seat } from '../../../engine/seats';
import { seedOf } from '../../../engine/seed';
import { hollywood } from '../game';
import type { Action, ColumnIndex, Genre, Hollywood } from '../types';

/*
 * The match of the first night: an ordinary one by the ordinary rules. The seed was looked for until its cards told the
 * whole story, and everybody plays from the list below, so that whatever is shown of it has really happened.
 */

/** The newcomer's seat. */
export const YOU: Seat = 0;
const VERA: Seat = 1;
const GUS: Seat = 2;

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Charlie', colour: 'ruby', glyph: 'star' },
  { kind: 'bot', name: 'Vera', colour: 'jade', glyph: 'moon', level: 'extra' },
  { kind: 'bot', name: 'Gus', colour: 'amber', glyph: 'crown', level: 'extra' },
];

export const EVENING: MatchSetup = {
  options: { advanced: false, claimOrder: 'top-first', firstSeat: YOU },
  seed: seedOf('first-night-401580'),
  players: PLAYERS,
};

const place = (seat: Seat, column: ColumnIndex): Decision<Action> => ({
  seat,
  action: { type: 'place', column },
});
const play = (seat: Seat, type: 'clap' | 'double' | 'deal'): Decision<Action> => ({
  seat,
  action: { type },
});
const assign = (seat: Seat, project: Genre): Decision<Action> => ({
  seat,
  action: { type: 'assign', project },
});

/** Played scene by scene. */
const FIRST_ROUND: readonly Decision<Action>[] = [
  place(YOU, 2),
  place(VERA, 2),
  place(GUS, 0),
  place(YOU, 2),
  place(VERA, 3),
  place(GUS, 0),
  play(YOU, 'clap'),
  place(VERA, 1),
  place(GUS, 1),
  play(YOU, 'double'),
  place(YOU, 1),
  place(YOU, 1),
  place(VERA, 0),
  place(GUS, 0),
];

/** Nobody sees it: the curtain rises again late in the last round. */
const SECOND_ROUND: readonly Decision<Action>[] = [
  play(VERA, 'deal'),
  place(VERA, 3),
  place(GUS, 0),
  place(YOU, 0),
  place(VERA, 1),
  place(GUS, 3),
  place(YOU, 3),
  place(VERA, 1),
  place(GUS, 2),
  place(YOU, 1),
  place(VERA, 1),
  place(GUS, 2),
  place(YOU, 0),
  assign(GUS, 'action'),
  assign(VERA, 'action'),
];

/** Seen from the newcomer's last reel on. */
const LAST_ROUND: readonly Decision<Action>[] = [
  play(GUS, 'deal'),
  place(GUS, 3),
  place(YOU, 1),
  place(VERA, 3),
  place(GUS, 2),
  place(YOU, 0),
  place(VERA, 0),
  place(GUS, 0),
  place(YOU, 2),
  place(VERA, 3),
  place(GUS, 0),
  place(YOU, 1),
  place(VERA, 1),
  assign(YOU, 'romcom'),
];

/** All that anybody decides that evening. */
export const DECISIONS: readonly Decision<Action>[] = [
  ...FIRST_ROUND,
  ...SECOND_ROUND,
  ...LAST_ROUND,
];

/** The evening after so many decisions. */
export function eveningAfter(decisions: number): Match<Hollywood> {
  const replayed = replay(hollywood, EVENING, DECISIONS.slice(0, decisions));
  if (!replayed.ok) throw new Error('The first night does not follow the rules');
  return replayed.value;
}
