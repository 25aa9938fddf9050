import { err, type Result } from '../engine/result';
import type { SavedMatch } from './codec';
import type { StorageError } from './errors';

/** How the saving of a match stands. */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The match goes on in memory; the next commit tries again. */
  | { readonly kind: 'failed'; readonly error: StorageError };

export type Version = Omit<SavedMatch, 'revision'>;

type Write = (version: Version) => Promise<Result<number, StorageError>>;

/** A failed write is tried again at once this often: a stalled slot is left for another one. */
const TRIES = 3;

/**
 * Keeps a match saved: one write at a time, and what comes meanwhile waits as the newest version only. Nothing in a
 * match waits for it.
 */
export class Autosave {
  private waiting: Version | undefined;
  /** The newest version as long as the storage does not have it. */
  private newest: Version | undefined;
  private running: Promise<void> | undefined;
  private status: SaveStatus = { kind: 'saved' };
  private isPaused = false;
  private closedBy: StorageError | undefined;

  constructor(
    private readonly write: Write,
    private readonly onStatus: (status: SaveStatus) => void = () => undefined,
  ) {}

  /** Saves this version, now or as soon as the write in flight is done. */
  commit(version: Version): void {
    if (this.closedBy !== undefined) {
      this.tell({ kind: 'failed', error: this.closedBy });
      return;
    }
    this.waiting = version;
    this.newest = version;
    if (!this.isPaused) this.running ??= this.run();
  }

  /** What was committed last, if it is not in the storage. */
  unsaved(): Version | undefined {
    return this.newest;
  }

  /** Resolves when nothing is being written and nothing waits. */
  async settled(): Promise<SaveStatus> {
    while (this.running !== undefined) await this.running;
    return this.status;
  }

  /** Finishes what was committed and then holds back, until it is resumed or closed. */
  async pause(): Promise<void> {
    this.isPaused = true;
    await this.settled();
  }

  resume(): void {
    this.isPaused = false;
    if (this.waiting !== undefined) this.running ??= this.run();
  }

  /** Writes nothing more, and says why to whoever still commits: the match was deleted, or opened anew. */
  close(reason: StorageError): void {
    this.closedBy = reason;
    this.newest = undefined;
    if (this.take() !== undefined) this.tell({ kind: 'failed', error: reason });
  }

  private async run(): Promise<void> {
    // Not before `running` is set: whoever is told may commit at once.
    await Promise.resolve();
    this.tell({ kind: 'saving' });
    let outcome: SaveStatus = { kind: 'saved' };
    for (let version = this.take(); version !== undefined; version = this.take()) {
      outcome = await this.writeWithRetries(version);
    }
    this.running = undefined;
    this.tell(outcome);
  }

  private async writeWithRetries(version: Version): Promise<SaveStatus> {
    let error: StorageError = { code: 'storage-unwritable' };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const written = await this.attempt(version);
      if (written.ok) {
        if (this.newest === version) this.newest = undefined;
        return { kind: 'saved' };
      }
      error = written.error;
      // A newer version has arrived: trying again with this one is pointless.
      if (error.code === 'changed-elsewhere' || this.waiting !== undefined) break;
    }
    return { kind: 'failed', error };
  }

  /** Whatever surrounds the write (a lock between tabs) may fail too: that must not end all saving. */
  private async attempt(version: Version): Promise<Result<number, StorageError>> {
    try {
      return await this.write(version);
    } catch {
      return err({ code: 'storage-unwritable' });
    }
  }

  private take(): Version | undefined {
    const version = this.waiting;
    this.waiting = undefined;
    return version;
  }

  private tell(status: SaveStatus): void {
    this.status = status;
    try {
      this.onStatus(status);
    } catch {
      // A listener that fails must not keep the match from being saved.
    }
  }
}
