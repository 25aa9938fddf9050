import type { Match } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import type { Hollywood } from '../../src/games/hollywood/types';
import { encodeSave } from '../../src/storage/codec';
import { isMatchId, type MatchId, slotKey } from '../../src/storage/keys';

/** Who sits at the tables of pictures and measurements. */
export const TABLE: readonly Player[] = [
  { kind: 'person', name: 'Ada', colour: 'ruby', glyph: 'star' },
  { kind: 'person', name: 'Bruno', colour: 'amber', glyph: 'moon' },
  { kind: 'person', name: 'Celia', colour: 'jade', glyph: 'clover' },
  { kind: 'person', name: 'Dario', colour: 'sapphire', glyph: 'diamond' },
];

/** The name of a match, as storage keys want it. */
export function matchId(text: string): MatchId {
  if (!isMatchId(text)) throw new Error(`Not the name of a match: ${text}`);
  return text;
}

/** A match as the app would have saved it: key and text. Put into localStorage, it is taken over as what an earlier version left there. */
export function savedAs(
  id: string,
  match: Match<Hollywood>,
  updated: number,
): readonly [string, string] {
  const times = { created: updated, updated };
  return [slotKey(matchId(id), 0), encodeSave({ revision: 1, times, match })];
}
