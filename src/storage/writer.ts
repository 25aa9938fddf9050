import { err, ok, type Result } from '../engine/result';
import { decodeSave, encodeSave, type SavedMatch } from './codec';
import type { StorageError } from './errors';
import { type MatchId, type Slot, slotKey } from './keys';
import { newestOf, nextSlot, readSlot, type Shelf } from './slots';
import type { KeyValueStore } from './store';
import { within } from './timeout';

/** How long the storage may take before a write counts as stalled. */
export const STALL_MS = 5000;

/**
 * Writes the revisions of one match. It remembers what each slot held when it last looked, writes to one that is
 * not the newest, reads back what it wrote, and never touches what it did not expect.
 */
export class SlotWriter {
  /** What each slot is known to hold: the text, and its revision when it is readable. */
  private readonly known = new Map<Slot, string>();
  private readonly revisions = new Map<Slot, number>();
  /** Slots that are not written to: unreadable ones, and those a stalled write may still reach. */
  private readonly avoid = new Set<Slot>();
  private newest: Slot | undefined;
  private revision = 0;

  constructor(
    private readonly store: KeyValueStore,
    private readonly id: MatchId,
    shelf: Shelf<SavedMatch>,
    private readonly stallMs: number = STALL_MS,
  ) {
    for (const { slot, text, read } of shelf) {
      this.known.set(slot, text);
      if (read.ok) this.revisions.set(slot, read.value.revision);
      else this.avoid.add(slot);
    }
    const newest = newestOf(shelf);
    if (newest.ok) this.newest = newest.value.slot;
    this.revision = Math.max(0, ...this.revisions.values());
  }

  /** Writes the next revision. After an error the newest good revision is where it was. */
  async write(saved: Omit<SavedMatch, 'revision'>): Promise<Result<number, StorageError>> {
    const slot = nextSlot(this.revisions, this.avoid, this.newest);
    if (slot === undefined) return err({ code: 'storage-stalled' });
    const untouched = await this.isAsExpected(slot);
    if (!untouched.ok) return untouched;
    const revision = this.revision + 1;
    // Used up even if the write fails: a late or half-done one must never share its number with another text.
    this.revision = revision;
    const text = encodeSave({ ...saved, revision });
    const written = await this.put(slot, text);
    if (!written.ok) return written;
    this.revisions.set(slot, revision);
    this.newest = slot;
    return ok(revision);
  }

  /** Another tab may have written, or a read may fail: both forbid writing. */
  private async isAsExpected(slot: Slot): Promise<Result<undefined, StorageError>> {
    const read = await within(readSlot(this.store, this.id, slot), this.stallMs);
    if (read === 'stalled') return err({ code: 'storage-stalled' });
    if (!read.ok) return read;
    return read.value === this.known.get(slot) ? ok(undefined) : err({ code: 'changed-elsewhere' });
  }

  private async put(slot: Slot, text: string): Promise<Result<undefined, StorageError>> {
    try {
      const written = await within(this.store.setItem(slotKey(this.id, slot), text), this.stallMs);
      if (written === 'stalled') {
        // It may land at any later time, so this slot is no longer ours to write.
        this.avoid.add(slot);
        return err({ code: 'storage-stalled' });
      }
    } catch {
      // It may have been done all the same, or by half: what the slot holds now decides.
    }
    return this.check(slot, text);
  }

  /**
   * Looks at what a write left behind, whatever was reported of it. Half of our own text may be written again; what
   * somebody else wrote meanwhile may not.
   */
  private async check(slot: Slot, text: string): Promise<Result<undefined, StorageError>> {
    const read = await within(readSlot(this.store, this.id, slot), this.stallMs);
    if (read === 'stalled' || !read.ok) {
      this.avoid.add(slot);
      return err({ code: read === 'stalled' ? 'storage-stalled' : 'storage-unwritable' });
    }
    const left = read.value;
    const before = this.known.get(slot);
    if (left === undefined) this.known.delete(slot);
    else this.known.set(slot, left);
    if (left === text) return ok(undefined);
    if (left === before) return err({ code: 'storage-unwritable' });
    if (left !== undefined && decodeSave(left).ok) return err({ code: 'changed-elsewhere' });
    this.revisions.delete(slot);
    return err({ code: 'storage-unwritable' });
  }
}
