import { hashHex } from '../engine/hash';
import { err, ok, type Result } from '../engine/result';
import { encodeSave, type SavedMatch } from './codec';
import type { StorageError } from './errors';
import { type MatchId, type Slot, slotKey } from './keys';
import type { PatientStore } from './patient-store';
import { newestOf, nextSlot, ROTATION, type Shelf } from './slots';

interface Attempt {
  readonly text: string;
  readonly revision: number;
}

/** A version of a match that is not in the storage yet. */
export interface Unsaved {
  readonly id: MatchId;
  readonly text: string;
  /** Whether nothing was saved of the match before. */
  readonly isNew: boolean;
  /** The hashes of what may be its newest save now. If it is another one, somebody else has played on. */
  readonly follows: readonly string[];
}

/**
 * Writes the revisions of one match. It remembers what each slot held when it last looked, looks at all of them again
 * before it writes to one that is not the newest, reads back what it wrote, and never touches what it did not expect.
 */
export class SlotWriter {
  private readonly known = new Map<Slot, string>();
  private readonly revisions = new Map<Slot, number>();
  private readonly unreadable = new Set<Slot>();
  /** Texts of our own that were never confirmed: their slot may hold all of one, or its beginning. */
  private readonly attempts = new Map<Slot, Attempt>();
  private newest: Slot | undefined;
  private revision = 0;
  /** Somebody else wrote this match: nothing is written any more until it is read anew. */
  private isSuperseded = false;

  constructor(
    private readonly store: PatientStore,
    private readonly id: MatchId,
  ) {}

  /** Takes what was just read of the match for what there is. */
  adopt(shelf: Shelf<SavedMatch>): void {
    this.known.clear();
    this.revisions.clear();
    this.unreadable.clear();
    for (const { slot, text, read } of shelf) {
      this.known.set(slot, text);
      if (read.ok) this.revisions.set(slot, read.value.revision);
      else if (!this.isOwn(slot, text)) this.unreadable.add(slot);
    }
    const newest = newestOf(shelf);
    this.newest = newest.ok ? newest.value.slot : undefined;
    this.revision = Math.max(this.revision, ...this.revisions.values());
    this.isSuperseded = false;
  }

  /** Writes the next revision. After an error the newest good revision is where it was. */
  async write(saved: Omit<SavedMatch, 'revision'>): Promise<Result<number, StorageError>> {
    const looked = await this.lookAtAll();
    if (!looked.ok) return looked;
    const slot = nextSlot(this.revisions, this.newest, (one) => this.isAvoided(one));
    if (slot === undefined) return err({ code: 'storage-full' });
    // Used up even if the write fails: a late or half-done one must never share its number with another text.
    this.revision += 1;
    const { revision } = this;
    const text = encodeSave({ ...saved, revision });
    this.attempts.set(slot, { text, revision });
    const written = await this.store.put(slotKey(this.id, slot), text);
    if (!written.ok) return this.explain(slot, revision, written.error);
    this.confirm(slot, { text, revision });
    return ok(revision);
  }

  /** The next revision as it would be written, for whoever has no time to; nothing where it may not be. */
  asUnsaved(saved: Omit<SavedMatch, 'revision'>): Unsaved | undefined {
    if (this.isSuperseded) return undefined;
    const newest = this.newest === undefined ? undefined : this.known.get(this.newest);
    const tried = [...this.attempts.values()].map(({ text }) => text);
    return {
      id: this.id,
      text: encodeSave({ ...saved, revision: this.revision + 1 }),
      isNew: newest === undefined,
      follows: [...(newest === undefined ? [] : [newest]), ...tried].map(hashHex),
    };
  }

  /** The slot was removed by us. */
  forget(slot: Slot): void {
    this.known.delete(slot);
    this.revisions.delete(slot);
    this.unreadable.delete(slot);
    if (this.newest === slot) this.newest = undefined;
  }

  /** The match was deleted: what still lands of our own writes is removed again. */
  abandon(): void {
    this.isSuperseded = true;
    for (const slot of this.attempts.keys()) this.store.eraseOnceLanded(slotKey(this.id, slot));
  }

  /** The match is put back: what still lands belongs to it again. */
  reclaim(): void {
    for (const slot of this.attempts.keys()) this.store.reclaim(slotKey(this.id, slot));
  }

  private isBusy(slot: Slot): boolean {
    return this.store.isBusy(slotKey(this.id, slot));
  }

  private isAvoided(slot: Slot): boolean {
    return this.unreadable.has(slot) || this.isBusy(slot);
  }

  private isOwn(slot: Slot, text: string): boolean {
    return this.attempts.get(slot)?.text.startsWith(text) ?? false;
  }

  private confirm(slot: Slot, { text, revision }: Attempt): void {
    this.attempts.delete(slot);
    this.known.set(slot, text);
    this.revisions.set(slot, revision);
    const newest = this.newest === undefined ? 0 : (this.revisions.get(this.newest) ?? 0);
    if (revision >= newest) this.newest = slot;
  }

  /** Whoever else writes this match changes one of its slots. */
  private async lookAtAll(): Promise<Result<undefined, StorageError>> {
    if (this.isSuperseded) return err({ code: 'changed-elsewhere' });
    const slots = [...new Set([...ROTATION, ...this.known.keys()])];
    const free = slots.filter((slot) => !this.isBusy(slot));
    const looked = await Promise.all(free.map((slot) => this.look(slot)));
    return looked.find(({ ok: isFine }) => !isFine) ?? ok(undefined);
  }

  /** Whether a slot holds what it should: what it held before, or all or half of what we tried to put there. */
  private async look(slot: Slot): Promise<Result<undefined, StorageError>> {
    const read = await this.store.read(slotKey(this.id, slot));
    if (!read.ok) return read;
    const text = read.value;
    const attempt = this.attempts.get(slot);
    if (attempt !== undefined && text === attempt.text) {
      this.confirm(slot, attempt);
      return ok(undefined);
    }
    if (text === this.known.get(slot)) return ok(undefined);
    if (text === undefined || !this.isOwn(slot, text)) {
      this.isSuperseded = true;
      return err({ code: 'changed-elsewhere' });
    }
    this.known.set(slot, text);
    this.revisions.delete(slot);
    return ok(undefined);
  }

  /** A write was not confirmed: it may have been done all the same, or somebody else wrote at the same time. */
  private async explain(
    slot: Slot,
    revision: number,
    error: StorageError,
  ): Promise<Result<number, StorageError>> {
    if (error.code === 'storage-stalled') return err(error);
    const looked = await this.look(slot);
    if (!looked.ok) return looked.error.code === 'changed-elsewhere' ? looked : err(error);
    return this.revisions.get(slot) === revision ? ok(revision) : err(error);
  }
}
