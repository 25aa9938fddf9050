import { type MatchId, slotKey } from '../../src/storage/keys';
import type { SaveEntry } from '../../src/storage/reader';
import { SaveRepository } from '../../src/storage/repository';
import { FaultyStore } from './faulty-store';
import { midMatch, newMatch } from './matches';
import { must } from './results';
import { underTest } from './store-under-test';

export function repositoryOn(
  store: FaultyStore,
  /** The clock of a machine on which somebody waits for a frame; none does by default. */
  frames?: () => number,
): SaveRepository {
  let clock = 1000;
  let chance = 0;
  return new SaveRepository({
    store: underTest(store),
    now: () => (clock += 10),
    random: () => (chance = (chance + 0.137) % 1),
    stallMs: 20,
    ...(frames && { frames }),
  });
}

/** A storage with three matches in it, oldest first. */
export async function filled(
  store = new FaultyStore(),
): Promise<{ store: FaultyStore; ids: readonly MatchId[] }> {
  const repository = repositoryOn(store);
  const matches = [midMatch(3, 'one', 4), midMatch(4, 'two', 20), newMatch(3, 'three')];
  const ids: MatchId[] = [];
  for (const match of matches) {
    const open = must(repository.create(match));
    await open.settled();
    ids.push(open.id);
  }
  return { store, ids };
}

export function textOf(store: FaultyStore, id: MatchId | undefined, slot: 0 | 1 | 2 = 0): string {
  return store.disk.get(slotKey(id ?? ('' as MatchId), slot)) ?? '';
}

export function damage(store: FaultyStore, id: MatchId | undefined, text: string): void {
  store.disk.set(slotKey(id ?? ('' as MatchId), 0), text);
}

export async function listed(store: FaultyStore): Promise<readonly SaveEntry[]> {
  const list = await repositoryOn(store).list();
  if (!list.ok) throw new Error(list.error.code);
  return list.value;
}
