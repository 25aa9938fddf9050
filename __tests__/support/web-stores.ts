import 'fake-indexeddb/auto';

import type { Match } from '../../src/engine/match';
import { encodeSave } from '../../src/storage/codec';
import { isMatchId, type MatchId, type Slot, slotKey } from '../../src/storage/keys';
import { SaveRepository } from '../../src/storage/repository';
import type { Change, SwapStore } from '../../src/storage/store';
import { IndexedDbStore } from '../../src/storage/web/indexed-db';
import type { LocalTexts } from '../../src/storage/web/local-texts';
import { WebStore } from '../../src/storage/web/web-store';

/** A browser's localStorage in memory. */
export class LocalMemory implements LocalTexts {
  readonly texts = new Map<string, string>();
  /** Refuses to do this with this key, if it says so. */
  refuses: (what: 'get' | 'set' | 'remove', key: string) => boolean = () => false;

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.check('get', key);
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.check('set', key);
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.check('remove', key);
    this.texts.delete(key);
  }

  private check(what: 'get' | 'set' | 'remove', key: string): void {
    if (this.refuses(what, key)) throw new Error(`refused to ${what} ${key}`);
  }
}

type Database = SwapStore & { readonly open: () => Promise<void> };

export type Step = 'getItem' | 'setItem' | 'removeItem' | 'getAllKeys' | 'swap';

/** What happens to a step: it fails or is never answered, each before it was done or after. */
export type Trouble = 'fail' | 'fail-after' | 'hang' | 'hang-after';

const never = new Promise<never>(() => undefined);

/** A database that can be made to go wrong, or whose page is killed, at any step. */
export class TroubledDatabase implements SwapStore {
  steps = 0;

  constructor(
    readonly database: Database,
    private readonly troubleAt: (
      index: number,
      step: Step,
      texts: readonly string[],
    ) => Trouble | undefined = () => undefined,
  ) {}

  open(): Promise<void> {
    return this.database.open();
  }

  getItem(key: string): Promise<string | null> {
    return this.run('getItem', [], () => this.database.getItem(key));
  }

  getAllKeys(): Promise<readonly string[]> {
    return this.run('getAllKeys', [], () => this.database.getAllKeys());
  }

  setItem(key: string, text: string): Promise<void> {
    return this.run('setItem', [text], () => this.database.setItem(key, text));
  }

  removeItem(key: string): Promise<void> {
    return this.run('removeItem', [], () => this.database.removeItem(key));
  }

  swap(changes: readonly Change[]): Promise<boolean> {
    return this.run(
      'swap',
      changes.map(({ to }) => to),
      () => this.database.swap(changes),
    );
  }

  private async run<Value>(
    step: Step,
    texts: readonly string[],
    task: () => Promise<Value>,
  ): Promise<Value> {
    const trouble = this.troubleAt(this.steps, step, texts);
    this.steps += 1;
    if (trouble === 'fail') throw new Error('refused');
    if (trouble === 'hang') return never;
    const value = await task();
    if (trouble === 'fail-after') throw new Error('done, but told as failed');
    return trouble === 'hang-after' ? never : value;
  }
}

let databases = 0;

/** A browser with its two stores, which outlive whatever is opened in it. */
export class Browser {
  readonly local = new LocalMemory();
  readonly name = `test-${(databases += 1)}`;
  private ids = 0;

  readonly newId = (): MatchId => matchId(`beside${(this.ids += 1)}`);

  database(): IndexedDbStore {
    return new IndexedDbStore(this.name);
  }

  /** The new version of the app, started anew. */
  start(database: Database = this.database(), patienceMs = 2000): WebStore {
    return new WebStore({
      database,
      local: () => this.local,
      newId: this.newId,
      patience: { openMs: patienceMs, moveMs: patienceMs },
    });
  }

  /** All that the database holds of the app's own. */
  async inDatabase(): Promise<ReadonlyMap<string, string>> {
    const database = this.database();
    const texts = new Map<string, string>();
    for (const key of await database.getAllKeys())
      if (key.startsWith('backlot/')) texts.set(key, (await database.getItem(key)) ?? '');
    return texts;
  }

  /** As an earlier version of the app saved it. */
  saveOld(id: string, slot: Slot, revision: number, match: Match): void {
    this.local.setItem(slotKey(matchId(id), slot), saved(revision, match));
  }
}

export function matchId(text: string): MatchId {
  if (!isMatchId(text)) throw new Error(`Not the name of a match: ${text}`);
  return text;
}

export function saved(revision: number, match: Match): string {
  return encodeSave({ revision, times: { created: 1, updated: revision }, match });
}

export function savesOn(store: WebStore): SaveRepository {
  return new SaveRepository({ store, now: () => 9, random: () => 0.4, stallMs: 5000 });
}

/** The matches that the app lists, each with how many moves it has. */
export async function listedOn(
  store: WebStore,
): Promise<Readonly<Record<string, number | string>>> {
  const listed = await savesOn(store).list();
  if (!listed.ok) throw new Error(listed.error.code);
  return Object.fromEntries(
    listed.value.map((entry) => [
      entry.id,
      entry.kind === 'ready' ? entry.summary.actions : entry.error.code,
    ]),
  );
}
