import fc from 'fast-check';

import type { Match } from '../../src/engine/match';
import { parseSlotKey } from '../../src/storage/keys';
import { type Fault, FAULTS, FaultyStore } from '../support/faulty-store';
import {
  expectVersion,
  LAST_EFFECTS,
  type Moment,
  momentsOf,
  repositoryOn,
  resume,
} from '../support/killed';
import { beginningsOf, versionsOf } from '../support/matches';
import { must } from '../support/results';

describe.each([
  ['a whole match of hollywood', versionsOf(3, 'killed')] as const,
  ...beginningsOf('killed', 10),
])('killed at any point of %s', (_what, versions) => {
  let moments: readonly Moment[] = [];

  beforeAll(async () => {
    moments = await momentsOf(versions);
  });

  it.each(LAST_EFFECTS)(
    'resumes at the last committed action or the one before (the last write done: %s)',
    async (lastEffect) => {
      for (const { committed, disks } of moments) {
        const resumed = await resume(disks[lastEffect]);
        if (resumed === undefined) {
          // Only before the very first write was done is there nothing to resume.
          expect(committed).toBe(0);
          continue;
        }
        expect([committed, committed - 1]).toContain(expectVersion(resumed, versions));
      }
      // Every write is a look at each of three slots, the write itself and a look after.
      expect(moments).toHaveLength(5 * versions.length);
    },
    120_000,
  );
});

const faultPlans = fc.record({
  text: fc.constantFrom('faults one', 'faults two', 'faults three'),
  rate: fc.integer({ min: 2, max: 12 }),
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 40, maxLength: 40 }),
  killAfter: fc.integer({ min: 1, max: 60 }),
  /** Every how many actions the writes that hung land, in the running app. */
  landEvery: fc.integer({ min: 1, max: 30 }),
  isPatient: fc.boolean(),
});

const MATCHES = new Map<string, readonly Match[]>();

function versionsFor(text: string): readonly Match[] {
  const known = MATCHES.get(text) ?? versionsOf(3, text);
  MATCHES.set(text, known);
  return known;
}

describe('with a storage that fails, hangs, truncates, loses and reorders', () => {
  it('what is on disk is always a version of the match, never behind what was confirmed', async () => {
    await fc.assert(
      fc.asyncProperty(
        faultPlans,
        async ({ text, rate, faults, killAfter, landEvery, isPatient }) => {
          const versions = versionsFor(text);
          let next = 0;
          const plan = (index: number): Fault | undefined =>
            index % rate === rate - 1 ? faults[next++ % faults.length] : undefined;
          const store = new FaultyStore(new Map(), plan);
          const [first, ...rest] = versions;
          if (first === undefined) throw new Error('A match has a beginning');
          let confirmed = -1;
          let latest = first;
          const open = must(repositoryOn(store).create(first));
          for (const version of rest.slice(0, killAfter)) {
            if (isPatient || version.turns.length % 5 === 0) {
              const status = await open.settled();
              if (status.kind === 'saved') confirmed = latest.turns.length;
            }
            if (version.turns.length % landEvery === 0) store.landLateWrites();
            latest = version;
            open.save(version);
          }
          // Killed here: writes that were reordered may still land, or not.
          for (const disk of [new Map(store.disk), landed(store)]) {
            const resumed = await resume(disk);
            if (resumed === undefined) {
              expect(confirmed).toBe(-1);
              continue;
            }
            const at = expectVersion(resumed, versions);
            expect(at).toBeGreaterThanOrEqual(confirmed);
            expect(at).toBeLessThanOrEqual(latest.turns.length);
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 300_000);

  it.each(FAULTS)(
    'a single %s loses nothing: the version is saved all the same',
    async (fault) => {
      const versions = versionsFor('faults one').slice(0, 6);
      const [first, ...rest] = versions;
      if (first === undefined) throw new Error('A match has a beginning');
      const plain = new FaultyStore();
      await must(repositoryOn(plain).create(first)).settled();
      for (let at = 0; at < plain.operations * versions.length; at += 1) {
        const store = new FaultyStore(new Map(), (index) => (index === at ? fault : undefined));
        const open = must(repositoryOn(store).create(first));
        await open.settled();
        for (const version of rest) {
          open.save(version);
          expect(await open.settled()).toEqual({ kind: 'saved' });
        }
        for (const disk of [new Map(store.disk), landed(store)]) {
          const resumed = await resume(disk);
          expect(resumed?.turns).toHaveLength(5);
        }
      }
    },
    60_000,
  );

  it('says so when nothing can be written, and goes on once it can', async () => {
    const versions = versionsFor('faults one');
    let isBroken = true;
    const store = new FaultyStore(new Map(), (_index, operation) =>
      isBroken && operation === 'set' ? 'reject' : undefined,
    );
    const statuses: string[] = [];
    const [first, second] = versions;
    if (first === undefined || second === undefined) throw new Error('A match has a beginning');
    const open = must(repositoryOn(store).create(first, ({ kind }) => statuses.push(kind)));
    expect(await open.settled()).toEqual({ kind: 'failed', error: { code: 'storage-unwritable' } });
    expect(store.disk.size).toBe(0);
    isBroken = false;
    open.save(second);
    expect(await open.settled()).toEqual({ kind: 'saved' });
    expect(statuses).toEqual(['saving', 'failed', 'saving', 'saved']);
    expect((await resume(store.disk))?.turns).toHaveLength(1);
  });

  it('writes one version at a time, and of those that wait the newest only', async () => {
    const versions = versionsFor('faults one');
    const store = new FaultyStore();
    const [first, ...rest] = versions;
    if (first === undefined) throw new Error('A match has a beginning');
    const open = must(repositoryOn(store).create(first));
    // The first is on its way before the others come.
    while (store.operations === 0) await Promise.resolve();
    for (const version of rest) open.save(version);
    await open.settled();
    expect(store.log.filter((operation) => operation === 'set')).toHaveLength(2);
    expect((await resume(store.disk))?.turns).toHaveLength(versions.length - 1);
  });

  it('uses three slots a match when all is well', async () => {
    const versions = versionsFor('faults one');
    const store = new FaultyStore();
    const [first, ...rest] = versions;
    if (first === undefined) throw new Error('A match has a beginning');
    const open = must(repositoryOn(store).create(first));
    for (const version of rest) {
      open.save(version);
      await open.settled();
    }
    expect([...store.disk.keys()].map((key) => parseSlotKey(key)?.slot).sort()).toEqual([0, 1, 2]);
    for (const text of store.disk.values()) expect(text.length).toBeLessThan(8000);
  });
});

function landed(store: FaultyStore): ReadonlyMap<string, string> {
  store.landLateWrites();
  return new Map(store.disk);
}
