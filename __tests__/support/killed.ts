import type { Match } from '../../src/engine/match';
import { findEveryGame } from '../../src/games/every';
import { SaveRepository } from '../../src/storage/repository';
import { FaultyStore } from './faulty-store';
import { must } from './results';

/** Long enough for a healthy answer in memory, short enough for thousands of stalls. */
const STALL_MS = 4;

export function repositoryOn(store: FaultyStore): SaveRepository {
  let clock = 1000;
  return new SaveRepository({
    store,
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

/** The state of the disk after a whole match that was killed at an operation, and how far the match had come. */
export async function playUntilKilled(
  versions: readonly Match[],
  killAt: number,
  lastEffect: 'none' | 'half' | 'whole',
): Promise<{ disk: ReadonlyMap<string, string>; committed: number; isKilled: boolean }> {
  const effects = { none: 'kill', half: 'hang-torn', whole: 'hang-after' } as const;
  let kill = (): void => undefined;
  const killed = new Promise<'killed'>((resolve) => {
    // The operation itself takes effect a moment after it was asked for.
    kill = () => setImmediate(() => resolve('killed'));
  });
  const store = new FaultyStore(new Map(), (index) => {
    if (index < killAt) return undefined;
    if (index > killAt) return 'hang';
    kill();
    return effects[lastEffect];
  });
  const [first, ...rest] = versions;
  if (first === undefined) throw new Error('A match has a beginning');
  const open = must(repositoryOn(store).create(first));
  let committed = 0;
  for (const version of rest) {
    const settled = await Promise.race([open.settled(), killed]);
    if (settled === 'killed') return { disk: new Map(store.disk), committed, isKilled: true };
    committed = version.turns.length;
    open.save(version);
  }
  await Promise.race([open.settled(), killed]);
  return { disk: new Map(store.disk), committed, isKilled: store.operations > killAt };
}
