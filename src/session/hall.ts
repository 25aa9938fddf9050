import type { Match } from '../engine/match';
import { err, ok, type Result } from '../engine/result';
import { hollywood } from '../games/hollywood/game';
import type { HallEntry } from '../games/hollywood/hall/appearances';
import { type MatchRecord, recordOf } from '../games/hollywood/hall/record';
import type { Hollywood } from '../games/hollywood/types';
import { breather, handBackTheThread } from '../storage/breather';
import type { StorageError } from '../storage/errors';
import type { MatchId } from '../storage/keys';
import type { SaveEntry } from '../storage/reader';
import type { SaveRepository } from '../storage/repository';
import type { Summary } from '../storage/summary';

/** A finished match as it is shown in the hall. */
export interface FinishedMatch extends HallEntry {
  readonly id: MatchId;
  readonly summary: Summary;
}

export interface HallContents {
  /** The last finished first. */
  readonly finished: readonly FinishedMatch[];
  /** Everything the storage holds. */
  readonly entries: readonly SaveEntry[];
}

interface Environment {
  readonly saves: Pick<SaveRepository, 'list' | 'look'>;
  readonly now: () => number;
}

interface Reading {
  readonly isWanted: () => boolean;
  readonly onProgress: (percent: number) => void;
}

type ReadyEntry = Extract<SaveEntry, { kind: 'ready' }>;

/** Only matches of this game come to the hall so far. */
function isFinished(entry: SaveEntry): entry is ReadyEntry {
  return entry.kind === 'ready' && entry.summary.isOver && entry.summary.game === hollywood.id;
}

/**
 * Reads finished matches for the hall of fame, in slices. What a match adds to the hall is remembered by the hash of its
 * text for as long as the app runs: the saves are the only truth, and a changed one is read anew.
 */
export class Hall {
  private readonly known = new Map<string, MatchRecord>();

  constructor(private readonly environment: Environment) {}

  /** `undefined` as soon as nobody wants it any more. */
  async read(reading: Reading): Promise<Result<HallContents, StorageError> | undefined> {
    // The screen that asks is drawn first.
    await handBackTheThread();
    const entries = await this.environment.saves.list();
    if (!entries.ok) return err(entries.error);
    const wanted = entries.value.filter(isFinished);
    const finished: FinishedMatch[] = [];
    const breathe = breather(this.environment.now);
    for (const [index, entry] of wanted.entries()) {
      await breathe();
      if (!reading.isWanted()) return undefined;
      reading.onProgress(Math.floor((100 * index) / wanted.length));
      const record = await this.recordOf(entry);
      // One that went away or was damaged meanwhile is not in the hall, and the list says so when it is read again.
      if (record === undefined) continue;
      const { id, summary } = entry;
      finished.push({ id, summary, finished: summary.times.updated, record });
    }
    return ok({ finished, entries: entries.value });
  }

  private async recordOf({ id, newest }: ReadyEntry): Promise<MatchRecord | undefined> {
    const known = this.known.get(newest.hash);
    if (known !== undefined) return known;
    const saved = await this.environment.saves.look(id, newest.slot);
    const record = saved.ok ? recordOf(saved.value.match as Match<Hollywood>) : undefined;
    if (record !== undefined) this.known.set(newest.hash, record);
    return record;
  }
}
