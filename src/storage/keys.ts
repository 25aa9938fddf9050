/** The name of a match in the storage. */
export type MatchId = string & { readonly brand: 'match' };

/** One of the places where a match is kept, from 0 to 99. */
export type Slot = number;

export const SLOT_COUNT = 100;

const MATCH_KEY = /^backlot\/match\/([a-z0-9]{1,32})\/(0|[1-9][0-9]?)$/;
const MATCH_ID = /^[a-z0-9]{1,32}$/;

/** Whether a key is one of the app's own: other apps of the same address may keep things beside it. */
export function isOwnKey(key: string): boolean {
  return key.startsWith('backlot/');
}

/** What the person likes. In a browser it stays in localStorage, which the first screen reads without waiting. */
export const PREFERENCES_KEY = 'backlot/preferences';

/** Summaries of matches, to list them quickly. Derived from the saves; can be thrown away at any time. */
export const INDEX_KEY = 'backlot/index';

export function isMatchId(text: string): text is MatchId {
  return MATCH_ID.test(text);
}

export function slotKey(id: MatchId, slot: Slot): string {
  return `backlot/match/${id}/${slot}`;
}

/** What was worked out about a match that is over. Derived from it; can be thrown away at any time. */
export function commentaryKey(id: MatchId): string {
  return `backlot/commentary/${id}`;
}

/** The match and slot a key belongs to; `undefined` for keys that are not ours. */
export function parseSlotKey(
  key: string,
): { readonly id: MatchId; readonly slot: Slot } | undefined {
  const [, id, slot] = MATCH_KEY.exec(key) ?? [];
  if (id === undefined || slot === undefined || !isMatchId(id)) return undefined;
  return { id, slot: Number(slot) };
}

/** A name that no other match has: the time, and enough chance for two phones in the same moment. */
export function newMatchId(now: number, random: () => number): MatchId {
  const chance = Array.from({ length: 2 }, () =>
    Math.floor(random() * 36 ** 5)
      .toString(36)
      .padStart(5, '0'),
  );
  const id = `${now.toString(36)}${chance.join('')}`;
  if (!isMatchId(id)) throw new RangeError(`Not a time in milliseconds: ${now}`);
  return id;
}
