import type { Match } from '../../src/engine/match';
import type { Result } from '../../src/engine/result';
import { findEveryGame } from '../../src/games/every';
import type { SavedMatch } from '../../src/storage/codec';
import type { SaveError } from '../../src/storage/errors';
import { SaveRepository } from '../../src/storage/repository';
import type { KeyValueStore } from '../../src/storage/store';
import { FaultyStore, half } from './faulty-store';
import { must } from './results';
import { underTest } from './store-under-test';

/** Long enough for a healthy answer in memory, short enough for thousands of stalls. */
const STALL_MS = 4;

type Decoded = Promise<Result<SavedMatch, SaveError>>;

const DECODED = new Map<string, Decoded>();

/** A text means the same each time: thousands of disks hold the same few. */
class RememberingRepository extends SaveRepository {
  protected override decode(text: string): Decoded {
    const decoded = DECODED.get(text) ?? super.decode(text);
    DECODED.set(text, decoded);
    return decoded;
  }
}

export function repositoryOn(store: KeyValueStore): SaveRepository {
  let clock = 1000;
  return new RememberingRepository({
    store: underTest(store),
    now: () => (clock += 1),
    random: () => 0.5,
    stallMs: STALL_MS,
    games: findEveryGame,
  });
}

/** Opens the only match of a disk as the app does after a restart. */
export async function resume(disk: ReadonlyMap<string, string>): Promise<Match | undefined> {
  const repository = repositoryOn(new FaultyStore(new Map(disk)));
  const listed = await repository.list();
  if (!listed.ok) throw new Error('A healthy storage can be listed');
  const [entry] = listed.value;
  if (entry === undefined) return undefined;
  if (entry.kind === 'unusable') return undefined;
  const loaded = await repository.load(entry.id);
  if (!loaded.ok) throw new Error(`Listed as ready, but not to be opened: ${loaded.error.code}`);
  expect(entry.summary.actions).toBe(loaded.value.match.turns.length);
  return loaded.value.match;
}

export function expectVersion(resumed: Match, versions: readonly Match[]): number {
  const at = resumed.turns.length;
  expect(resumed.state).toEqual(versions[at]?.state);
  expect(resumed.turns.map(({ seat, action }) => [seat, action])).toEqual(
    versions[at]?.turns.map(({ seat, action }) => [seat, action]),
  );
  return at;
}

export const LAST_EFFECTS = ['none', 'half', 'whole'] as const;
export type LastEffect = (typeof LAST_EFFECTS)[number];

type Disk = ReadonlyMap<string, string>;

/** How far a match had come when the storage was asked for something, and the disk as a kill just then may leave it. */
export interface Moment {
  readonly committed: number;
  readonly disks: Readonly<Record<LastEffect, Disk>>;
}

/** Keeps what would be on the disk if the app were killed, for every operation it was ever asked for. */
class FilmedStore implements KeyValueStore {
  readonly moments: Moment[] = [];
  committed = 0;
  private readonly disk = new Map<string, string>();

  getItem(key: string): Promise<string | null> {
    this.film();
    return Promise.resolve(this.disk.get(key) ?? null);
  }

  getAllKeys(): Promise<readonly string[]> {
    this.film();
    return Promise.resolve([...this.disk.keys()]);
  }

  removeItem(key: string): Promise<void> {
    this.film((disk) => disk.delete(key));
    this.disk.delete(key);
    return Promise.resolve();
  }

  setItem(key: string, value: string): Promise<void> {
    this.film(
      (disk) => disk.set(key, value),
      (disk) => disk.set(key, half(value)),
    );
    this.disk.set(key, value);
    return Promise.resolve();
  }

  private film(
    done: (disk: Map<string, string>) => void = () => undefined,
    torn: (disk: Map<string, string>) => void = () => undefined,
  ): void {
    const after = (effect: (disk: Map<string, string>) => void) => {
      const disk = new Map(this.disk);
      effect(disk);
      return disk;
    };
    const disks = { none: new Map(this.disk), half: after(torn), whole: after(done) };
    this.moments.push({ committed: this.committed, disks });
  }
}

/** Plays a match through, saving every version, and returns every moment at which it could have been killed. */
export async function momentsOf(versions: readonly Match[]): Promise<readonly Moment[]> {
  const store = new FilmedStore();
  const [first, ...rest] = versions;
  if (first === undefined) throw new Error('A match has a beginning');
  const open = must(repositoryOn(store).create(first));
  for (const version of rest) {
    await open.settled();
    store.committed = version.turns.length;
    open.save(version);
  }
  await open.settled();
  return store.moments;
}
