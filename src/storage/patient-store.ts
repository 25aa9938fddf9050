import { err, ok, type Result } from '../engine/result';
import type { StorageError } from './errors';
import type { KeyValueStore } from './store';

const STALLED = Symbol('stalled');

async function within<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | typeof STALLED> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<typeof STALLED>((resolve) => {
    timer = setTimeout(() => {
      resolve(STALLED);
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}

type Failure = 'storage-unreadable' | 'storage-unwritable';

/**
 * A storage that always answers: with a value, or with what went wrong, a hang included. A write that hangs may still
 * land at any later time; until it has answered its key is busy.
 */
export class PatientStore {
  private readonly late = new Map<string, Promise<unknown>>();

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

  remove(key: string): Promise<Result<void, StorageError>> {
    return this.answer(() => this.store.removeItem(key), 'storage-unwritable');
  }

  write(key: string, text: string): Promise<Result<void, StorageError>> {
    return this.answer(
      () => this.store.setItem(key, text),
      'storage-unwritable',
      (landing) => {
        const freed = landing.catch(() => undefined).then(() => this.late.delete(key));
        this.late.set(key, freed);
      },
    );
  }

  /** Writes and looks: what counts is what the storage holds afterwards, not what it reports. */
  async put(key: string, text: string): Promise<Result<void, StorageError>> {
    const written = await this.write(key, text);
    if (!written.ok && written.error.code === 'storage-stalled') return written;
    const left = await this.read(key);
    return left.ok && left.value === text ? ok(undefined) : err({ code: 'storage-unwritable' });
  }

  isBusy(key: string): boolean {
    return this.late.has(key);
  }

  /** Removes the key again if a write that hung still lands there. */
  removeOnceLanded(key: string): void {
    void this.late.get(key)?.then(() => this.remove(key));
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
