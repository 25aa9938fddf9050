import { hashHex } from '../../engine/hash';
import { isOwnKey, type MatchId, parseSlotKey, PREFERENCES_KEY, slotKey } from '../keys';
import type { SwapStore } from '../store';
import { type Ledger, LEDGER_KEY, type Moved, readLedger, writeLedger } from './ledger';
import { keysOf, type LocalTexts } from './local-texts';
import { type Plan, planMove, type Subject, subjectsOf, targetOf, type Texts } from './move-plan';
import { isUnsavedKey } from './unsaved';

/*
 * Earlier versions kept everything in localStorage, and a window with such a version may still be open. What is found
 * there is copied into the new store, read back, and only then marked as moved in the ledger; it is removed at a later
 * start, and only if it is still the text that was moved. A copy and its entry in the ledger are written together and
 * only over what was there when it was planned, so a kill or another window between any two steps changes nothing.
 */

/** What the old store still holds. */
export interface LeftBehind {
  /** Texts that are in the new store as well. */
  readonly moved: Texts;
  /** Texts that are nowhere else: the new store is full, or does not answer. */
  readonly unmoved: Texts;
}

export interface Move {
  readonly local: LocalTexts;
  readonly store: SwapStore;
  readonly newId: () => MatchId;
  /** Whether somebody still waits for it. If not, no further step is begun. */
  readonly isWanted: () => boolean;
}

/** Another window may move in at the same time. */
const TRIES = 3;

/** In a browser these stay where they are: the first screen reads them without waiting. */
export function staysLocal(key: string): boolean {
  return key === PREFERENCES_KEY || key.startsWith(`${PREFERENCES_KEY}/`);
}

/** What an earlier version of the app keeps in localStorage. What cannot be read now is looked for at the next start. */
export function readOld(local: LocalTexts): Texts {
  const texts = new Map<string, string>();
  for (const key of keysOf(local)) {
    if (!isOwnKey(key) || staysLocal(key) || isUnsavedKey(key)) continue;
    try {
      const text = local.getItem(key);
      if (text !== null) texts.set(key, text);
    } catch {
      // One text that cannot be read is no reason to leave the others behind.
    }
  }
  return texts;
}

function isMoved(ledger: Ledger, key: string, text: string): boolean {
  const entry = ledger.get(key);
  return entry?.isVerified === true && entry.hash === hashHex(text);
}

/** Removes what was marked as moved at an earlier start. */
function removeMoved(local: LocalTexts, old: Texts, ledger: Ledger): Texts {
  const left = new Map(old);
  for (const [key, text] of old) {
    if (!isMoved(ledger, key, text)) continue;
    left.delete(key);
    try {
      // A window with an earlier version may have written it just now.
      if (local.getItem(key) === text) local.removeItem(key);
    } catch {
      // It is in the way of nothing, and goes at a later start.
    }
  }
  return left;
}

/** Moves all that can be moved, and tells what is still in the old store. Rejects where the new store fails altogether. */
export async function moveIn(move: Move): Promise<LeftBehind> {
  const all = readOld(move.local);
  if (all.size === 0) return { moved: new Map(), unmoved: new Map() };
  const { ledger: before } = await readLedger(move.store);
  const old = removeMoved(move.local, all, before);
  const hidden = new Set<string>();
  for (let tries = 0; tries < TRIES && move.isWanted(); tries += 1) {
    if (await copyAll(move, old, hidden)) break;
  }
  await verify(move, old);
  const { ledger } = await readLedger(move.store);
  const moved = new Map([...old].filter(([key, text]) => isMoved(ledger, key, text)));
  const unmoved = new Map([...old].filter(([key]) => !moved.has(key) && !hidden.has(key)));
  return { moved, unmoved };
}

/** False where another window has changed something meanwhile: then it is planned anew. */
async function copyAll(move: Move, old: Texts, hidden: Set<string>): Promise<boolean> {
  const { ledger, text } = await readLedger(move.store);
  const left = new Map([...old].filter(([key, one]) => !isMoved(ledger, key, one)));
  const keys = await move.store.getAllKeys();
  const plans: (readonly [Subject, Plan])[] = [];
  for (const subject of subjectsOf(left)) {
    const whole = { ...subject, texts: wholeSubject(subject, old) };
    const here = await textsOf(move.store, whole, keys, ledger);
    const plan = await planMove(whole, { here, ledger, newId: move.newId });
    for (const key of whole.texts.keys()) {
      if (plan.isAlone) hidden.delete(key);
      else hidden.add(key);
    }
    plans.push([whole, plan]);
  }
  if (plans.length === 0) return true;
  const isCopied = await copy(move.store, plans, { ledger, text }).catch(() => false);
  // Too much at once for what room there is, or one of them is in the way of the others.
  return isCopied || copyEach(move, plans);
}

/** All slots of a match, those included that were moved before. */
function wholeSubject({ match, texts }: Subject, old: Texts): Texts {
  if (match === undefined) return texts;
  return new Map([...old].filter(([key]) => parseSlotKey(key)?.id === match));
}

async function textsOf(
  store: SwapStore,
  { match, texts }: Subject,
  keys: readonly string[],
  ledger: Ledger,
): Promise<Texts> {
  const target = match && targetOf(match, ledger);
  const isWanted = (key: string): boolean =>
    target === undefined ? texts.has(key) : parseSlotKey(key)?.id === target;
  const here = new Map<string, string>();
  for (const key of keys.filter(isWanted)) {
    const text = await store.getItem(key);
    if (text !== null) here.set(key, text);
  }
  return here;
}

type Copies = readonly (readonly [Subject, Plan])[];

/** The copies and their entries in the ledger, all at once. What is in the new store already needs no copy to be verified. */
function copy(
  store: SwapStore,
  plans: Copies,
  { ledger, text }: { ledger: Ledger; text: string | undefined },
): Promise<boolean> {
  const next = new Map<string, Moved>(ledger);
  for (const [{ match, texts }, { places, changes, target }] of plans) {
    const isCovered = changes.length === 0;
    // What was moved of it before is now known by the name that the rest of it gets.
    for (const [key, entry] of ledger) {
      const parsed = parseSlotKey(key);
      if (target !== undefined && parsed !== undefined && parsed.id === match)
        next.set(key, { ...entry, to: slotKey(target, parsed.slot) });
    }
    for (const [key, own] of texts)
      next.set(key, { hash: hashHex(own), to: places.get(key) ?? key, isVerified: isCovered });
  }
  return store.swap([
    ...plans.flatMap(([, { changes }]) => changes),
    { key: LEDGER_KEY, from: text, to: writeLedger(next) },
  ]);
}

async function copyEach(move: Move, plans: Copies): Promise<boolean> {
  let isDone = true;
  for (const plan of plans) {
    if (!move.isWanted()) return true;
    const now = await readLedger(move.store);
    // What does not fit in stays where it is, and can be seen there.
    isDone = (await copy(move.store, [plan], now).catch(() => true)) && isDone;
  }
  return isDone;
}

/** Reads back what was copied, and marks as moved what is there. */
async function verify({ store, isWanted }: Move, old: Texts): Promise<void> {
  if (!isWanted()) return;
  const { ledger, text } = await readLedger(store);
  const next = new Map(ledger);
  for (const [key, own] of old) {
    const entry = ledger.get(key);
    if (entry === undefined || entry.isVerified || entry.hash !== hashHex(own)) continue;
    if ((await store.getItem(entry.to)) === own) next.set(key, { ...entry, isVerified: true });
  }
  const marked = writeLedger(next);
  if (text === undefined || marked === text) return;
  await store.swap([{ key: LEDGER_KEY, from: text, to: marked }]);
}
