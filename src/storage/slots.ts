import { err, ok, type Result } from '../engine/result';
import { revisionIn } from './codec';
import type { SaveError, StorageError } from './errors';
import { type MatchId, type Slot, SLOT_COUNT, slotKey } from './keys';
import type { PatientStore } from './patient-store';

/*
 * A match is kept in a few slots that take turns, each holding a whole save with its revision. A write that is torn,
 * lost or cut short by a kill spoils its own slot and no other, so the revision before it is still there.
 */

/** Written in turn. Three, so that even two writes gone wrong in a row leave a good one. */
export const ROTATION: readonly Slot[] = [0, 1, 2];

/** What is read of a save: all of it to play on, or a summary to list it. */
interface Revision {
  readonly revision: number;
}

export interface SlotContent<Read extends Revision> {
  readonly slot: Slot;
  readonly text: string;
  readonly read: Result<Read, SaveError>;
}

/** What the storage holds of one match, slot by slot. */
export type Shelf<Read extends Revision> = readonly SlotContent<Read>[];

/** Reads the slots of a match, and those of the rotation whether they are listed or not. A slot that cannot be read is an error, not an empty slot. */
export async function readShelf<Read extends Revision>(
  store: PatientStore,
  id: MatchId,
  slots: readonly Slot[],
  readText: (text: string) => Promise<Result<Read, SaveError>>,
): Promise<Result<Shelf<Read>, StorageError>> {
  const shelf: SlotContent<Read>[] = [];
  for (const slot of new Set([...ROTATION, ...slots])) {
    const content = await store.read(slotKey(id, slot));
    if (!content.ok) return content;
    const text = content.value;
    if (text !== undefined) shelf.push({ slot, text, read: await readText(text) });
  }
  return ok(shelf);
}

export interface Newest<Read extends Revision> {
  readonly slot: Slot;
  readonly text: string;
  readonly save: Read;
}

function isFromAnotherApp({ code }: SaveError): boolean {
  return code === 'too-new' || code === 'rules-unknown';
}

/**
 * The readable save with the highest revision, or why there is none. A slot from another version of the app that is
 * not older counts even beside readable ones: playing on from an earlier revision would leave two truths.
 */
export function newestOf<Read extends Revision>(
  shelf: Shelf<Read>,
): Result<Newest<Read>, SaveError | StorageError> {
  const [newest] = shelf
    .flatMap(({ slot, text, read }) => (read.ok ? { slot, text, save: read.value } : []))
    .sort((a, b) => b.save.revision - a.save.revision);
  const revision = newest?.save.revision ?? 0;
  const errors = shelf.flatMap(({ text, read }) => (read.ok ? [] : { text, error: read.error }));
  const foreign = errors.find(
    ({ text, error }) => isFromAnotherApp(error) && (revisionIn(text) ?? Infinity) >= revision,
  );
  if (foreign !== undefined) return err(foreign.error);
  return newest === undefined ? err(errors[0]?.error ?? { code: 'save-missing' }) : ok(newest);
}

/**
 * Where the next write goes: never the newest save and never a slot to be avoided; of the others the oldest of the
 * rotation, or one beyond it when the whole rotation is taken.
 */
export function nextSlot(
  revisions: ReadonlyMap<Slot, number>,
  newest: Slot | undefined,
  isAvoided: (slot: Slot) => boolean,
): Slot | undefined {
  const isFree = (slot: Slot): boolean => slot !== newest && !isAvoided(slot);
  const age = (slot: Slot): number => revisions.get(slot) ?? 0;
  const [oldest] = ROTATION.filter(isFree).sort((a, b) => age(a) - age(b));
  if (oldest !== undefined) return oldest;
  for (let slot = ROTATION.length; slot < SLOT_COUNT; slot += 1) if (isFree(slot)) return slot;
  return undefined;
}
