import { hashHex } from '../../engine/hash';
import { covers, newestReadable } from '../history';
import { type MatchId, parseSlotKey, type Slot, slotKey } from '../keys';
import type { Change } from '../store';
import type { Ledger } from './ledger';

export type Texts = ReadonlyMap<string, string>;

/** What belongs together in the old store: a match with its slots, or a text of its own. */
export interface Subject {
  readonly match: MatchId | undefined;
  readonly texts: Texts;
}

/** How a subject gets into the new store. */
export interface Plan {
  /** The key that each of its texts has there. */
  readonly places: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
  /** The name that a match has there. */
  readonly target?: MatchId;
  /** Whether its texts can be seen under their own keys until they are there. */
  readonly isAlone: boolean;
}

export function subjectsOf(texts: Texts): readonly Subject[] {
  const subjects = new Map<string, { match: MatchId | undefined; texts: Map<string, string> }>();
  for (const [key, text] of texts) {
    const match = parseSlotKey(key)?.id;
    const subject = subjects.get(match ?? key) ?? { match, texts: new Map<string, string>() };
    subjects.set(match ?? key, subject);
    subject.texts.set(key, text);
  }
  return [...subjects.values()];
}

/** The match of the new store that the texts of an old one belong to: itself, unless it was put beside another once. */
export function targetOf(match: MatchId, ledger: Ledger): MatchId {
  for (const [key, { to }] of ledger)
    if (parseSlotKey(key)?.id === match) return parseSlotKey(to)?.id ?? match;
  return match;
}

interface Situation {
  /** What the new store holds of the same subject. */
  readonly here: Texts;
  readonly ledger: Ledger;
  readonly newId: () => MatchId;
}

export async function planMove(subject: Subject, situation: Situation): Promise<Plan> {
  const { match, texts } = subject;
  return match === undefined ? planText(texts, situation) : planMatch(match, texts, situation);
}

/** Where both stores went on, the new one is right: what it holds was written by the newer version of the app. */
function planText(texts: Texts, { here, ledger }: Situation): Plan {
  const places = new Map([...texts.keys()].map((key) => [key, key]));
  const isFree = isAsMoved(texts, here, ledger, (key) => key);
  return { places, changes: isFree ? copies(texts, here, places) : [], isAlone: true };
}

async function planMatch(
  match: MatchId,
  texts: Texts,
  { here, ledger, newId }: Situation,
): Promise<Plan> {
  const target = targetOf(match, ledger);
  const places = placesIn(target, texts);
  const isAlone = isAsMoved(texts, here, ledger, (key) => slotKey(match, slotOf(key)));
  const copied = { places, changes: copies(texts, here, places), target, isAlone };
  if (isAlone) return copied;
  const old = await newestReadable([...texts.values()]);
  const newest = await newestReadable([...here.values()]);
  const continues = (one: typeof old, other: typeof old): boolean =>
    one !== undefined &&
    other !== undefined &&
    one.match.turns.length >= other.match.turns.length &&
    covers(one, other);
  if (continues(newest, old)) return { ...copied, changes: [] };
  // A copy that came out damaged is no other way that the match went.
  const isSpoilt =
    newest === undefined && [...texts.keys()].every((key) => isUnverified(ledger, key));
  if (isSpoilt || continues(old, newest)) return copied;
  const other = newId();
  const beside = placesIn(other, texts);
  return { places: beside, changes: copies(texts, new Map(), beside), target: other, isAlone };
}

function isUnverified(ledger: Ledger, key: string): boolean {
  return ledger.get(key)?.isVerified === false;
}

function slotOf(key: string): Slot {
  return parseSlotKey(key)?.slot ?? 0;
}

function placesIn(match: MatchId, texts: Texts): ReadonlyMap<string, string> {
  return new Map([...texts.keys()].map((key) => [key, slotKey(match, slotOf(key))]));
}

/** Whether nobody has gone on in the new store since the subject was moved there, if it ever was. */
function isAsMoved(
  texts: Texts,
  here: Texts,
  ledger: Ledger,
  oldKeyOf: (key: string) => string,
): boolean {
  return [...here].every(([key, text]) => {
    const old = oldKeyOf(key);
    return texts.get(old) === text || ledger.get(old)?.hash === hashHex(text);
  });
}

function copies(texts: Texts, here: Texts, places: ReadonlyMap<string, string>): readonly Change[] {
  return [...texts].flatMap(([key, to]) => {
    const place = places.get(key) ?? key;
    const from = here.get(place);
    return from === to ? [] : { key: place, from, to };
  });
}
