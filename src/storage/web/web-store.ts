import type { MatchId } from '../keys';
import type { KeyValueStore, SwapStore } from '../store';
import { STALLED, within } from '../within';
import type { Unsaved } from '../writer';
import { keysOf, LocalStore, type LocalTexts } from './local-texts';
import { type LeftBehind, moveIn, readOld, staysLocal } from './move-in';
import { bringUnsaved, forgetUnsaved, noteUnsaved } from './unsaved';

/** How long the database may take to open before the app goes on without it, and how long moving in may take then. */
const PATIENCE = { openMs: 3000, moveMs: 1500 } as const;

interface Environment {
  readonly database: SwapStore & { readonly open: () => Promise<void> };
  /** Asked each time: a browser may refuse it. */
  readonly local: () => LocalTexts;
  readonly newId: () => MatchId;
  readonly patience?: { readonly openMs: number; readonly moveMs: number };
}

/** Where the texts are kept in this visit. */
interface Place {
  readonly store: SwapStore;
  readonly isDatabase: boolean;
  readonly left: LeftBehind;
}

const NOTHING: LeftBehind = { moved: new Map(), unmoved: new Map() };

function presentTexts(local: () => LocalTexts): LocalTexts | undefined {
  try {
    const texts = local();
    keysOf(texts);
    return texts;
  } catch {
    return undefined;
  }
}

/**
 * What a browser keeps: in IndexedDB, after what an earlier version kept in localStorage has moved there; in
 * localStorage, as that version did, where the browser has no IndexedDB to give.
 */
export class WebStore implements KeyValueStore {
  private place: Promise<Place> | undefined;
  private readonly local: LocalStore;

  constructor(private readonly environment: Environment) {
    this.local = new LocalStore(environment.local);
  }

  /** Whether the browser gives its database in this visit. */
  async hasDatabase(): Promise<boolean> {
    return (await this.settle()).isDatabase;
  }

  async getItem(key: string): Promise<string | null> {
    if (staysLocal(key)) return this.local.getItem(key);
    const { store, left } = await this.settle();
    const text = await store.getItem(key);
    return text === null && left.unmoved.has(key) ? this.local.getItem(key) : text;
  }

  async setItem(key: string, text: string): Promise<void> {
    if (staysLocal(key)) return this.local.setItem(key, text);
    const { store } = await this.settle();
    await store.setItem(key, text);
  }

  async removeItem(key: string): Promise<void> {
    if (staysLocal(key)) return this.local.removeItem(key);
    const { store, isDatabase, left } = await this.settle();
    await store.removeItem(key);
    // What an earlier version left of it must not come back; what it has written since was seen by nobody here.
    const old = left.moved.get(key) ?? left.unmoved.get(key);
    if (isDatabase && old !== undefined && (await this.local.getItem(key)) === old)
      await this.local.removeItem(key);
  }

  async getAllKeys(): Promise<readonly string[]> {
    const { store, isDatabase, left } = await this.settle();
    const keys = await store.getAllKeys();
    if (!isDatabase) return keys;
    const local = await this.local.getAllKeys().catch(() => []);
    const own = local.filter((key) => staysLocal(key) || left.unmoved.has(key));
    return [...new Set([...keys, ...own])];
  }

  /** The page goes away: what is not saved is kept where that takes no time. */
  leave(unsaved: readonly Unsaved[]): void {
    try {
      noteUnsaved(this.environment.local(), unsaved);
    } catch {
      // Full or refused: then the last move is at risk, as it is when the browser is killed.
    }
  }

  /** The page was shown again as it was. */
  comeBack(): void {
    try {
      forgetUnsaved(this.environment.local());
    } catch {
      // What is left there follows a save that is no longer the newest by the next start.
    }
  }

  private settle(): Promise<Place> {
    this.place ??= this.findPlace();
    return this.place;
  }

  private async findPlace(): Promise<Place> {
    const { database, patience = PATIENCE } = this.environment;
    const opened = database.open().then(
      () => true,
      () => false,
    );
    const isDatabase = (await within(opened, patience.openMs)) === true;
    const store = isDatabase ? database : this.local;
    const left = isDatabase ? await this.moveIn(patience.moveMs) : NOTHING;
    await within(this.bringUnsaved(store), patience.moveMs);
    return { store, isDatabase, left };
  }

  private async moveIn(patienceMs: number): Promise<LeftBehind> {
    const { database, local, newId } = this.environment;
    let isWanted = true;
    const texts = presentTexts(local);
    // The browser refuses its localStorage: there is nothing in it that could be had.
    if (texts === undefined) return NOTHING;
    const moving = moveIn({ local: texts, store: database, newId, isWanted: () => isWanted });
    const left = await within(
      moving.catch((): typeof STALLED => STALLED),
      patienceMs,
    );
    isWanted = false;
    return left === STALLED ? { moved: new Map(), unmoved: readOld(texts) } : left;
  }

  private async bringUnsaved(store: SwapStore): Promise<void> {
    try {
      await bringUnsaved(this.environment.local(), store);
    } catch {
      // It waits for the next start.
    }
  }
}
