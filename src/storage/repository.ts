import { hashHex } from '../engine/hash';
import type { Match } from '../engine/match';
import { err, ok, type Result } from '../engine/result';
import { Autosave, type SaveStatus } from './autosave';
import { decodeSave, type SavedMatch, type Times } from './codec';
import type { SaveError, StorageError } from './errors';
import { type MatchId, newMatchId, parseSlotKey, type Slot, slotKey } from './keys';
import { readIndex, writeIndex } from './save-index';
import { newestOf, readShelf, type Shelf } from './slots';
import type { KeyValueStore } from './store';
import { type Summary, summarize } from './summary';
import { SlotWriter, STALL_MS } from './writer';

/** A match in the list: one that can be played on, or one that cannot, with the reason. */
export type SaveEntry =
  | { readonly kind: 'ready'; readonly id: MatchId; readonly summary: Summary }
  | { readonly kind: 'unusable'; readonly id: MatchId; readonly error: SaveError | StorageError };

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
  readonly texts: readonly (readonly [Slot, string])[];
}

export interface Environment {
  readonly store: KeyValueStore;
  readonly now: () => number;
  readonly random: () => number;
  readonly stallMs?: number;
}

type Failure = SaveError | StorageError;

/** All saved matches. Every method gives a result; none throws, and none touches another match than it names. */
export class SaveRepository {
  private readonly store: KeyValueStore;
  /** What keeps the opened matches saved: at most one writes a match. */
  private readonly opened = new Map<MatchId, Autosave>();

  constructor(private readonly environment: Environment) {
    this.store = environment.store;
  }

  /** Which slots every match has. A storage that cannot be read is an error, not an empty list. */
  private async slotsById(): Promise<Result<ReadonlyMap<MatchId, readonly Slot[]>, StorageError>> {
    let keys: readonly string[];
    try {
      keys = await this.store.getAllKeys();
    } catch {
      return err({ code: 'storage-unreadable' });
    }
    const slots = new Map<MatchId, Slot[]>();
    for (const key of keys) {
      const parsed = parseSlotKey(key);
      if (parsed !== undefined)
        slots.set(parsed.id, [...(slots.get(parsed.id) ?? []), parsed.slot]);
    }
    return ok(slots);
  }

  private async shelfOf(id: MatchId): Promise<Result<Shelf<SavedMatch>, StorageError>> {
    const slots = await this.slotsById();
    if (!slots.ok) return slots;
    const own = slots.value.get(id);
    if (own === undefined) return err({ code: 'save-missing' });
    return readShelf(this.store, id, own, (text) => decodeSave(text));
  }

  /** Every match, the last played first; those that cannot be played on come last, each with its reason. */
  async list(): Promise<Result<readonly SaveEntry[], StorageError>> {
    const slots = await this.slotsById();
    if (!slots.ok) return slots;
    const before = await readIndex(this.store);
    const after = new Map<string, Summary>();
    const entries: SaveEntry[] = [];
    const summaryOf = (text: string): Result<Summary, SaveError> => {
      const hash = hashHex(text);
      const summary = rememberedOr(before.get(hash), text);
      if (summary.ok) after.set(hash, summary.value);
      return summary;
    };
    for (const [id, own] of slots.value) {
      const shelf = await readShelf(this.store, id, own, summaryOf);
      const newest = shelf.ok ? newestOf(shelf.value) : shelf;
      entries.push(
        newest.ok
          ? { kind: 'ready', id, summary: newest.value.save }
          : { kind: 'unusable', id, error: newest.error },
      );
    }
    await writeIndex(this.store, before, after);
    return ok(entries.sort((a, b) => lastPlayed(b) - lastPlayed(a)));
  }

  /** Opens a match to be played on. */
  async load(
    id: MatchId,
    onStatus?: (status: SaveStatus) => void,
  ): Promise<Result<OpenMatch, Failure>> {
    await this.opened.get(id)?.close();
    const shelf = await this.shelfOf(id);
    if (!shelf.ok) return shelf;
    const newest = newestOf(shelf.value);
    return newest.ok ? ok(this.open(id, newest.value.save, shelf.value, onStatus)) : newest;
  }

  /** Takes up a new match; it is saved at once. */
  create(match: Match, onStatus?: (status: SaveStatus) => void): OpenMatch {
    const now = this.environment.now();
    const id = this.newId();
    const opened = this.open(id, { match, times: { created: now, updated: now } }, [], onStatus);
    opened.save(match);
    return opened;
  }

  private newId(): MatchId {
    return newMatchId(this.environment.now(), this.environment.random);
  }

  private open(
    id: MatchId,
    { match, times }: Pick<SavedMatch, 'match' | 'times'>,
    shelf: Shelf<SavedMatch>,
    onStatus?: (status: SaveStatus) => void,
  ): OpenMatch {
    const writer = new SlotWriter(this.store, id, shelf, this.environment.stallMs ?? STALL_MS);
    const autosave = new Autosave((version) => writer.write(version), onStatus);
    this.opened.set(id, autosave);
    const { created } = times;
    return {
      id,
      match,
      times,
      save: (next) => autosave.commit(next, { created, updated: this.environment.now() }),
      settled: () => autosave.settled(),
    };
  }

  /** The match as text, to be kept or sent elsewhere. A damaged one is given out as it is. */
  async exportText(id: MatchId): Promise<Result<string, StorageError>> {
    const shelf = await this.shelfOf(id);
    if (!shelf.ok) return shelf;
    const newest = newestOf(shelf.value);
    return ok(newest.ok ? newest.value.text : shelf.value.map(({ text }) => text).join('\n'));
  }

  /** Adds a match from text under a name of its own. A text that is no good changes nothing. */
  async importText(text: string): Promise<Result<MatchId, Failure>> {
    const decoded = decodeSave(text.trim());
    if (!decoded.ok) return decoded;
    const taken = await this.slotsById();
    if (!taken.ok) return taken;
    let id = this.newId();
    while (taken.value.has(id)) id = this.newId();
    const writer = new SlotWriter(this.store, id, [], this.environment.stallMs ?? STALL_MS);
    const written = await writer.write(decoded.value);
    return written.ok ? ok(id) : written;
  }

  /** Removes a match. The newest revision goes last: cut short, the match is still the one it was. */
  async delete(id: MatchId): Promise<Result<Deleted, StorageError>> {
    await this.opened.get(id)?.close();
    const shelf = await this.shelfOf(id);
    if (!shelf.ok) return shelf;
    const newest = newestOf(shelf.value);
    const isNewest = (slot: Slot): boolean => newest.ok && newest.value.slot === slot;
    const contents = [...shelf.value].sort(
      (a, b) => Number(isNewest(a.slot)) - Number(isNewest(b.slot)),
    );
    try {
      for (const { slot } of contents) await this.store.removeItem(slotKey(id, slot));
    } catch {
      return err({ code: 'storage-unwritable' });
    }
    return ok({ id, texts: contents.map(({ slot, text }) => [slot, text]) });
  }

  /** Puts a deleted match back as it was, the newest revision first; what is there by now is not written over. */
  async restore({ id, texts }: Deleted): Promise<Result<MatchId, StorageError>> {
    const slots = await this.slotsById();
    if (!slots.ok) return slots;
    if (slots.value.has(id)) return err({ code: 'changed-elsewhere' });
    try {
      for (const [slot, text] of [...texts].reverse())
        await this.store.setItem(slotKey(id, slot), text);
    } catch {
      return err({ code: 'storage-unwritable' });
    }
    return ok(id);
  }
}

function rememberedOr(remembered: Summary | undefined, text: string): Result<Summary, SaveError> {
  if (remembered !== undefined) return ok(remembered);
  const decoded = decodeSave(text);
  return decoded.ok ? ok(summarize(decoded.value)) : decoded;
}

function lastPlayed(entry: SaveEntry): number {
  return entry.kind === 'ready' ? entry.summary.times.updated : -1;
}
