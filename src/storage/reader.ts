import { hashHex } from '../engine/hash';
import { err, ok, type Result } from '../engine/result';
import { breather } from './breather';
import { type FindGame, readSave, revisionIn, type SavedMatch } from './codec';
import type { SaveError, StorageError } from './errors';
import { type MatchId, parseSlotKey, type Slot, slotKey } from './keys';
import type { PatientStore } from './patient-store';
import { readIndex, writeIndex } from './save-index';
import { newestOf, readShelf, type Shelf } from './slots';
import { type Summary, summarize } from './summary';

export type Failure = SaveError | StorageError;

/** A match in the list: one that can be played on, or one that cannot, with the reason. */
export type SaveEntry =
  | {
      readonly kind: 'ready';
      readonly id: MatchId;
      readonly summary: Summary;
      /** Where its newest revision lies, and the hash of its text: as long as that is the same, so is the match. */
      readonly newest: { readonly slot: Slot; readonly hash: string };
    }
  | { readonly kind: 'unusable'; readonly id: MatchId; readonly error: Failure };

/** What a match's slots hold. */
export type Texts = readonly (readonly [Slot, string])[];

export interface ReaderEnvironment {
  /** The clock of frames: where all matches are gone through, the screen gets the thread back in time. */
  readonly frames?: () => number;
  /** Which games can be opened: those of the app's shelf, unless others are named. */
  readonly games?: FindGame;
}

/** All saved matches, to be looked at: whoever plays one of them does not notice. */
export class SaveReader {
  constructor(
    protected readonly store: PatientStore,
    private readonly readers: ReaderEnvironment,
  ) {}

  /** Every match, the last played first; those that cannot be played on come last, each with its reason. */
  async list(): Promise<Result<readonly SaveEntry[], StorageError>> {
    const breathe = breather(this.readers.frames ?? (() => 0));
    const slots = await this.slotsById();
    if (!slots.ok) return slots;
    const before = await readIndex(this.store);
    await breathe();
    const after = new Map<string, Summary>();
    const entries: SaveEntry[] = [];
    const summaryOf = async (text: string): Promise<Result<Summary, SaveError>> => {
      const hash = hashHex(text);
      const summary = await this.rememberedOr(before.get(hash), text);
      if (summary.ok) after.set(hash, summary.value);
      return summary;
    };
    for (const [id, own] of slots.value) {
      const shelf = await readShelf(this.store, id, own, summaryOf);
      const newest = shelf.ok ? newestOf(shelf.value) : shelf;
      entries.push(
        newest.ok
          ? {
              kind: 'ready',
              id,
              summary: newest.value.save,
              newest: { slot: newest.value.slot, hash: hashHex(newest.value.text) },
            }
          : { kind: 'unusable', id, error: newest.error },
      );
      await breathe();
    }
    await writeIndex(this.store, before, after);
    return ok(entries.sort((a, b) => lastPlayed(b) - lastPlayed(a)));
  }

  /** A match as it lies in one of its slots. */
  async look(id: MatchId, slot: Slot): Promise<Result<SavedMatch, Failure>> {
    const text = await this.store.read(slotKey(id, slot));
    if (!text.ok) return text;
    return text.value === undefined ? err({ code: 'save-missing' }) : this.decode(text.value);
  }

  /** The match as text, to be kept or sent elsewhere. One that cannot be played on here is given out as it is. */
  async exportText(id: MatchId): Promise<Result<string, StorageError>> {
    const shelf = await this.shelfOf(id);
    if (!shelf.ok) return shelf;
    const newest = newestOf(shelf.value);
    if (newest.ok) return ok(newest.value.text);
    const latest = latestOf(shelf.value.map(({ text }) => text));
    return ok(latest ?? shelf.value.map(({ text }) => text).join('\n'));
  }

  /** What the storage holds of a match: its newest save, or all there is of one that cannot be played on. */
  async textsOf(id: MatchId): Promise<Result<Texts, StorageError>> {
    const shelf = await this.shelfOf(id);
    if (!shelf.ok) return shelf;
    const newest = newestOf(shelf.value);
    if (newest.ok) return ok([[newest.value.slot, newest.value.text]]);
    return ok(shelf.value.map(({ slot, text }) => [slot, text]));
  }

  /** Every match there is, whatever state it is in. */
  async ids(): Promise<Result<readonly MatchId[], StorageError>> {
    const slots = await this.slotsById();
    return slots.ok ? ok([...slots.value.keys()]) : slots;
  }

  /** Which slots every match has. A storage that cannot be read is an error, not an empty list. */
  protected async slotsById(): Promise<
    Result<ReadonlyMap<MatchId, readonly Slot[]>, StorageError>
  > {
    const keys = await this.store.keys();
    if (!keys.ok) return keys;
    const slots = new Map<MatchId, Slot[]>();
    for (const key of keys.value) {
      const parsed = parseSlotKey(key);
      if (parsed !== undefined)
        slots.set(parsed.id, [...(slots.get(parsed.id) ?? []), parsed.slot]);
    }
    return ok(slots);
  }

  protected decode(text: string): Promise<Result<SavedMatch, SaveError>> {
    return readSave(text, this.readers.games);
  }

  private async rememberedOr(
    remembered: Summary | undefined,
    text: string,
  ): Promise<Result<Summary, SaveError>> {
    if (remembered !== undefined) return ok(remembered);
    const decoded = await this.decode(text);
    return decoded.ok ? ok(summarize(decoded.value)) : decoded;
  }

  protected async shelfOf(id: MatchId): Promise<Result<Shelf<SavedMatch>, StorageError>> {
    const slots = await this.slotsById();
    if (!slots.ok) return slots;
    const own = slots.value.get(id) ?? [];
    const shelf = await readShelf(this.store, id, own, (text) => this.decode(text));
    return shelf.ok && shelf.value.length === 0 ? err({ code: 'save-missing' }) : shelf;
  }
}

/** Of texts that this app cannot play, the one that says it is the newest: an app that can will take it. */
function latestOf(texts: readonly string[]): string | undefined {
  const revised = texts.flatMap((text) => {
    const revision = revisionIn(text);
    return revision === undefined ? [] : { text, revision };
  });
  return revised.sort((a, b) => b.revision - a.revision)[0]?.text;
}

function lastPlayed(entry: SaveEntry): number {
  return entry.kind === 'ready' ? entry.summary.times.updated : -1;
}
