import { err, ok, type Result } from '../engine/result';
import type { StorageError } from './errors';
import type { KeyValueStore } from './store';
import { STALLED, within } from './within';

type Failure = 'storage-unreadable' | 'storage-unwritable';

/**
 * A storage that always answers: with a value, or with what went wrong, a hang included. A change that hangs may still
 * land at any later time; until it has answered its key is busy.
 */
export class PatientStore {
  private readonly late = new Map<string, Promise<unknown>>();
  /** Keys whose late writes nobody wants any more. */
  private readonly unwanted = new Set<string>();

  constructor(
    private readonly store: KeyValueStore,
    private readonly stallMs: number,
  ) {}

  async read(key: string): Promise<Result<string | undefined, StorageError>> {
    const answer = await this.answer(() => this.store.getItem(key), 'storage-unreadable');
    return answer.ok ? ok(answer.value ?? undefined) : answer;
  }

  keys(): Promise<Result<readonly string[], StorageError>> {
    return this.answer(() => this.store.getAllKeys(), 'storage-unreadable');
  }

  write(key: string, text: string): Promise<Result<void, StorageError>> {
    return this.change(key, () => this.store.setItem(key, text));
  }

  /** Writes and looks: what counts is what the storage holds afterwards, not what it reports. */
  async put(key: string, text: string): Promise<Result<void, StorageError>> {
    const written = await this.write(key, text);
    if (!written.ok && written.error.code === 'storage-stalled') return written;
    const left = await this.read(key);
    return left.ok && left.value === text ? ok(undefined) : err({ code: 'storage-unwritable' });
  }

  /** Removes and looks. */
  async erase(key: string): Promise<Result<void, StorageError>> {
    const removed = await this.change(key, () => this.store.removeItem(key));
    if (!removed.ok && removed.error.code === 'storage-stalled') return removed;
    const left = await this.read(key);
    return left.ok && left.value === undefined
      ? ok(undefined)
      : err({ code: 'storage-unwritable' });
  }

  isBusy(key: string): boolean {
    return this.late.has(key);
  }

  /** Removes the key again if a write that hung still lands there, unless it is reclaimed before. */
  eraseOnceLanded(key: string): void {
    const landing = this.late.get(key);
    if (landing === undefined) return;
    this.unwanted.add(key);
    void landing.then(async () => {
      if (this.unwanted.delete(key)) await this.erase(key);
    });
  }

  reclaim(key: string): void {
    this.unwanted.delete(key);
  }

  /** A change that hangs keeps its key busy until it has landed. */
  private change(key: string, ask: () => Promise<void>): Promise<Result<void, StorageError>> {
    return this.answer(ask, 'storage-unwritable', (landing) => {
      const freed = landing.catch(() => undefined).then(() => this.late.delete(key));
      this.late.set(key, freed);
    });
  }

  private async answer<Value>(
    ask: () => Promise<Value>,
    failure: Failure,
    onStall: (promise: Promise<Value>) => void = () => undefined,
  ): Promise<Result<Value, StorageError>> {
    try {
      const promise = ask();
      const value = await within(promise, this.stallMs);
      if (value !== STALLED) return ok(value);
      onStall(promise);
      return err({ code: 'storage-stalled' });
    } catch {
      return err({ code: failure });
    }
  }
}
