import type { Match } from '../engine/match';
import { err, ok, type Result } from '../engine/result';
import { Autosave, type SaveStatus } from './autosave';
import { decodeSave, encodeSave, type SavedMatch, type Times } from './codec';
import type { SaveError, StorageError } from './errors';
import { commentaryKey, type MatchId, newMatchId, type Slot, SLOT_COUNT, slotKey } from './keys';
import { MIGRATIONS } from './migrations';
import { PatientStore } from './patient-store';
import { type Failure, type ReaderEnvironment, SaveReader, type Texts } from './reader';
import { eraseRest, type Rest, restoreRest } from './rest';
import { newestOf } from './slots';
import type { KeyValueStore } from './store';
import { SlotWriter, type Unsaved } from './writer';

/** How long the storage may take before it counts as stalled. */
const STALL_MS = 5000;

/** A match that was opened, with what keeps it saved. */
export interface OpenMatch {
  readonly id: MatchId;
  readonly match: Match;
  readonly times: Times;
  /** Saves a newer version of the match; returns at once. */
  readonly save: (match: Match) => void;
  /** Resolves when everything committed has been written, or could not be. */
  readonly settled: () => Promise<SaveStatus>;
}

/** What was deleted, so that it can be put back. */
export interface Deleted {
  readonly id: MatchId;
  readonly texts: Texts;
}

export interface Environment extends ReaderEnvironment {
  readonly store: KeyValueStore;
  readonly now: () => number;
  readonly random: () => number;
  readonly stallMs?: number;
  /** Runs a task while nobody else runs one of the same name: other tabs write to the same storage. */
  readonly exclusively?: <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;
}

type Listener = (status: SaveStatus) => void;

/** All saved matches. Every method gives a result; none throws, and none touches another match than it names. */
export class SaveRepository extends SaveReader {
  /** One writer a match for as long as the app runs: it knows of its own writes that have not answered yet. */
  private readonly writers = new Map<MatchId, SlotWriter>();
  private readonly opened = new Map<MatchId, Autosave>();
  private readonly queues = new Map<MatchId, Promise<unknown>>();
  private readonly loading = new Map<MatchId, Promise<Result<OpenMatch, Failure>>>();

  constructor(private readonly environment: Environment) {
    super(new PatientStore(environment.store, environment.stallMs ?? STALL_MS), environment);
  }

  /** Opens a match to be played on. Whoever had it open before can no longer save it. */
  load(id: MatchId, onStatus?: Listener): Promise<Result<OpenMatch, Failure>> {
    const pending =
      this.loading.get(id) ??
      this.inOrder(id, () => this.reopen(id, onStatus)).finally(() => {
        this.loading.delete(id);
      });
    this.loading.set(id, pending);
    return pending;
  }

  private async reopen(id: MatchId, onStatus?: Listener): Promise<Result<OpenMatch, Failure>> {
    const current = this.opened.get(id);
    await current?.pause();
    const shelf = await this.shelfOf(id);
    const newest = shelf.ok ? newestOf(shelf.value) : shelf;
    if (!shelf.ok || !newest.ok) {
      current?.resume();
      return newest.ok ? err({ code: 'save-missing' }) : newest;
    }
    current?.close({ code: 'changed-elsewhere' });
    this.writerOf(id).adopt(shelf.value);
    return ok(this.open(id, newest.value.save, onStatus));
  }

  /** Takes up a new match; it is saved at once. A match that could not be read back is refused. */
  create(match: Match, onStatus?: Listener, name?: string): Result<OpenMatch, SaveError> {
    const now = this.now();
    const saved = {
      match,
      times: { created: now, updated: now },
      ...(name !== undefined && { name }),
    };
    const text = encodeSave({ revision: 1, ...saved });
    const readable = decodeSave(text, MIGRATIONS, this.environment.games);
    if (!readable.ok) return readable;
    const opened = this.open(this.newId(), saved, onStatus);
    opened.save(match);
    return ok(opened);
  }

  /** Adds a match as it lay elsewhere, under its own name where that is free: all of it or nothing. */
  async takeIn({ id: wanted, texts }: Deleted): Promise<Result<MatchId, StorageError>> {
    const id = await this.freeId(wanted);
    if (!id.ok) return id;
    return this.inOrder(id.value, async () => {
      const put = await this.restoreNow({ id: id.value, texts });
      if (put.ok) return put;
      // Half a match must not stay, now or when a write that hung still lands.
      await this.removeSlots(id.value);
      for (const [slot] of texts) this.store.eraseOnceLanded(slotKey(id.value, slot));
      return put;
    });
  }

  /** Removes all that the app keeps beside its matches, and gives it out: the last thing to do of a clean slate. */
  eraseRest(): Promise<Result<Rest, StorageError>> {
    return eraseRest(this.store);
  }

  restoreRest(rest: Rest): Promise<Result<undefined, StorageError>> {
    return restoreRest(this.store, rest);
  }

  /** A name that no match here has: the wanted one if it can be. */
  private async freeId(wanted: MatchId = this.newId()): Promise<Result<MatchId, StorageError>> {
    const taken = await this.slotsById();
    if (!taken.ok) return taken;
    let id = wanted;
    while (taken.value.has(id)) id = this.newId();
    return ok(id);
  }

  /** Adds a match from text under a name of its own. A text that is no good changes nothing. */
  async importText(text: string): Promise<Result<MatchId, Failure>> {
    const decoded = await this.decode(text.trim());
    if (!decoded.ok) return decoded;
    const free = await this.freeId();
    if (!free.ok) return free;
    const id = free.value;
    const autosave = this.autosaveOf(id);
    autosave.commit(decoded.value);
    const status = await autosave.settled();
    if (status.kind !== 'failed') return ok(id);
    // Half a match must not stay in the list, now or when a write that hung still lands.
    await this.removeSlots(id);
    this.writers.get(id)?.abandon();
    return err(status.error);
  }

  /** Removes a match. The newest revision goes last: cut short, the match is still the one it was. */
  delete(id: MatchId): Promise<Result<Deleted, StorageError>> {
    return this.inOrder(id, () => this.deleteNow(id));
  }

  private async deleteNow(id: MatchId): Promise<Result<Deleted, StorageError>> {
    const current = this.opened.get(id);
    await current?.pause();
    const deleted = await this.removeSlots(id);
    if (deleted.ok) {
      current?.close({ code: 'save-missing' });
      this.opened.delete(id);
      await this.removeCommentary(id);
    } else current?.resume();
    return deleted;
  }

  /** What was worked out about a match, as it was kept; nothing where the storage has or gives nothing. */
  async readCommentary(id: MatchId): Promise<string | undefined> {
    const text = await this.store.read(commentaryKey(id));
    return text.ok ? text.value : undefined;
  }

  /** Keeps what was worked out about a match that is still there. A storage that refuses costs time, nothing else. */
  keepCommentary(id: MatchId, text: string): Promise<void> {
    return this.inOrder(id, async () => {
      const slots = await this.slotsById();
      if (!slots.ok || !slots.value.has(id)) return;
      this.store.reclaim(commentaryKey(id));
      await this.store.write(commentaryKey(id), text);
    });
  }

  private async removeCommentary(id: MatchId): Promise<void> {
    const key = commentaryKey(id);
    await this.store.erase(key);
    this.store.eraseOnceLanded(key);
  }

  private async removeSlots(id: MatchId): Promise<Result<Deleted, StorageError>> {
    const shelf = await this.shelfOf(id);
    if (!shelf.ok) return shelf;
    const newest = newestOf(shelf.value);
    const isNewest = (slot: Slot): boolean => newest.ok && newest.value.slot === slot;
    const contents = [...shelf.value].sort(
      (a, b) => Number(isNewest(a.slot)) - Number(isNewest(b.slot)),
    );
    for (const { slot } of contents) {
      const removed = await this.store.erase(slotKey(id, slot));
      if (!removed.ok) return removed;
      this.writers.get(id)?.forget(slot);
    }
    this.writers.get(id)?.abandon();
    return ok({ id, texts: contents.map(({ slot, text }) => [slot, text]) });
  }

  /** Puts a deleted match back as it was, the newest revision first. May be tried again until it succeeds. */
  restore(deleted: Deleted): Promise<Result<MatchId, StorageError>> {
    return this.inOrder(deleted.id, () => this.restoreNow(deleted));
  }

  private async restoreNow({ id, texts }: Deleted): Promise<Result<MatchId, StorageError>> {
    this.writers.get(id)?.reclaim();
    const used = new Set<Slot>();
    for (const [wanted, text] of [...texts].reverse()) {
      // Where a write of ours hangs, it would land on top: the text goes elsewhere, which slot it is does not matter.
      const slot = firstFree(wanted, (one) => used.has(one) || this.store.isBusy(slotKey(id, one)));
      used.add(slot);
      const there = await this.store.read(slotKey(id, slot));
      if (!there.ok) return there;
      if (there.value === text) continue;
      // Nothing, or the beginning of it from an earlier try; anything else is somebody's.
      if (!text.startsWith(there.value ?? '')) return err({ code: 'changed-elsewhere' });
      const put = await this.store.put(slotKey(id, slot), text);
      if (!put.ok) return put;
    }
    return ok(id);
  }

  /** Opening, deleting and putting back one match never overlap. */
  private inOrder<Value>(id: MatchId, task: () => Promise<Value>): Promise<Value> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const done = before.then(task);
    this.queues.set(
      id,
      done.catch(() => undefined),
    );
    return done;
  }

  /** What has not reached the storage yet. */
  unsaved(): readonly Unsaved[] {
    return [...this.opened].flatMap(([id, autosave]) => {
      const version = autosave.unsaved();
      return (version && this.writerOf(id).asUnsaved(version)) ?? [];
    });
  }

  private open(
    id: MatchId,
    { match, times, name }: Omit<SavedMatch, 'revision'>,
    onStatus?: Listener,
  ): OpenMatch {
    const autosave = this.autosaveOf(id, onStatus);
    this.opened.set(id, autosave);
    const { created } = times;
    return {
      id,
      match,
      times,
      save: (next) =>
        autosave.commit({
          match: next,
          times: { created, updated: this.now() },
          ...(name !== undefined && { name }),
        }),
      settled: () => autosave.settled(),
    };
  }

  private autosaveOf(id: MatchId, onStatus?: Listener): Autosave {
    const writer = this.writerOf(id);
    const { exclusively = (_name, task) => task() } = this.environment;
    return new Autosave(
      (version) => exclusively(`backlot/${id}`, () => writer.write(version)),
      onStatus,
    );
  }

  private writerOf(id: MatchId): SlotWriter {
    const writer = this.writers.get(id) ?? new SlotWriter(this.store, id);
    this.writers.set(id, writer);
    return writer;
  }

  private newId(): MatchId {
    return newMatchId(this.now(), this.environment.random);
  }

  /** Whatever the clock says, a time that can be saved. */
  private now(): number {
    const now = Math.floor(this.environment.now());
    return Number.isSafeInteger(now) && now >= 0 ? now : 0;
  }
}

function firstFree(wanted: Slot, isTaken: (slot: Slot) => boolean): Slot {
  for (let tried = 0; tried < SLOT_COUNT; tried += 1) {
    const slot = (wanted + tried) % SLOT_COUNT;
    if (!isTaken(slot)) return slot;
  }
  return wanted;
}
