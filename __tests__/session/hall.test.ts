import { Hall } from '../../src/session/hall';
import { isRerun, premieresIn } from '../../src/session/premieres';
import { localDay, noonOf } from '../../src/session/today';
import { startMatch } from '../../src/engine/match';
import type { Person } from '../../src/engine/players';
import { hollywood } from '../../src/games/hollywood/game';
import { premiereSetup } from '../../src/games/hollywood/premiere';
import { encodeSave } from '../../src/storage/codec';
import { isMatchId, slotKey } from '../../src/storage/keys';
import { FaultyStore } from '../support/faulty-store';
import { midMatch, versionsOf } from '../support/matches';
import { playedUntil } from '../support/played';
import { must } from '../support/results';
import { listed, repositoryOn } from '../support/saves';
import type { Match } from '../../src/engine/match';

/** The clock on the wall counts what neighbours on the machine take, that of the process its helping threads. */
function clocks(): { readonly wall: number; readonly own: number } {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), own: (user + system) / 1000 };
}

const wanted = { isWanted: () => true, onProgress: () => undefined };

function put(store: FaultyStore, id: string, match: Match, updated: number): void {
  if (!isMatchId(id)) throw new Error(id);
  const times = { created: updated, updated };
  store.disk.set(slotKey(id, 0), encodeSave({ revision: 1, times, match }));
}

function over(text: string): Match {
  const match = versionsOf(3, text).at(-1);
  if (match === undefined) throw new Error('There is a last one');
  return match;
}

describe('the hall', () => {
  it('holds the finished matches, the last first, and no others', async () => {
    const store = new FaultyStore();
    put(store, 'a', over('a'), 10);
    put(store, 'b', midMatch(3, 'b', 4), 20);
    put(store, 'c', over('c'), 30);
    const hall = new Hall({ saves: repositoryOn(store), now: () => 0 });
    const contents = await hall.read(wanted);
    expect(contents?.ok === true && contents.value.finished.map(({ id }) => id)).toEqual([
      'c',
      'a',
    ]);
    expect(contents?.ok === true && contents.value.entries).toHaveLength(3);
  });

  it('replays no match twice, and one that changed anew', async () => {
    const store = new FaultyStore();
    put(store, 'a', over('a'), 10);
    const hall = new Hall({ saves: repositoryOn(store), now: () => 0 });
    await hall.read(wanted);
    const gets = () => store.log.filter((operation) => operation === 'get').length;
    const [first, before] = [gets(), gets()];
    await hall.read(wanted);
    const second = gets() - before;
    expect(second).toBeLessThan(first);
    put(store, 'a', over('another'), 20);
    const contents = await hall.read(wanted);
    const points = must(contents ?? { ok: false, error: 'unwanted' }).finished[0]?.record.seats.map(
      (seat) => seat.points,
    );
    const outcome = must(contents ?? { ok: false, error: '' }).finished[0]?.summary.outcome;
    expect(points).toEqual(outcome?.standings.map((standing) => standing.points));
  });

  it('says so where the storage cannot be read, and stops when nobody wants it', async () => {
    const broken = new FaultyStore(new Map(), () => 'reject');
    expect(await new Hall({ saves: repositoryOn(broken), now: () => 0 }).read(wanted)).toEqual({
      ok: false,
      error: { code: 'storage-unreadable' },
    });
    const store = new FaultyStore();
    put(store, 'a', over('a'), 10);
    const hall = new Hall({ saves: repositoryOn(store), now: () => 0 });
    expect(await hall.read({ ...wanted, isWanted: () => false })).toBeUndefined();
  });

  it('never works for over 50 milliseconds on end, with 200 finished matches', async () => {
    const store = new FaultyStore();
    const some = Array.from({ length: 8 }, (_, index) => over(`many ${index}`));
    for (let index = 0; index < 200; index += 1) {
      const match = some[index % some.length];
      if (match !== undefined) put(store, `m${index}`, match, index);
    }
    /** The longest task of one reading. */
    const longest = async (): Promise<number> => {
      const repository = repositoryOn(store, () => performance.now());
      const hall = new Hall({ saves: repository, now: () => performance.now() });
      const tasks: number[] = [];
      let last = clocks();
      const ticking = setInterval(() => {
        const now = clocks();
        tasks.push(Math.min(now.wall - last.wall, now.own - last.own));
        last = now;
      }, 0);
      const contents = await hall.read(wanted);
      clearInterval(ticking);
      expect(contents?.ok === true && contents.value.finished).toHaveLength(200);
      expect(tasks.length).toBeGreaterThan(10);
      return Math.max(...tasks);
    };
    // A machine that does other things stretches some task of some reading, but not of all of them.
    const readings = [await longest(), await longest(), await longest()];
    expect(Math.min(...readings)).toBeLessThan(50);
  }, 60_000);
});

describe('one’s premieres', () => {
  const day = localDay(new Date(2026, 10, 16, 23, 59).getTime());
  if (day === undefined) throw new Error('There was a 16th of November');
  const ada: Person = { kind: 'person', name: 'Ada', colour: 'ruby', glyph: 'star' };
  const fresh = must(startMatch(hollywood, premiereSetup(day, ada))) as unknown as Match;
  const finished = playedUntil(fresh, ({ phase }) => phase.kind === 'over');

  it('are told from the saves alone: what counts, what was played again, what goes on', async () => {
    const store = new FaultyStore();
    put(store, 'again', finished, 300);
    put(store, 'first', finished, 200);
    put(store, 'running', fresh, 400);
    put(store, 'other', over('a'), 100);
    const premieres = premieresIn(await listed(store));
    expect(premieres.running).toEqual([{ id: 'running', day: '2026-11-16' }]);
    const [night] = premieres.nights;
    expect(night?.first).toMatchObject({ id: 'first', day: '2026-11-16', finished: 200 });
    expect(night?.reruns.map(({ id }) => id)).toEqual(['again']);
    const own = hollywood.outcome(finished.state as never)?.standings[0];
    expect(night?.first).toMatchObject({ place: own?.place, points: own?.points });
    expect([isRerun(premieres, 'again'), isRerun(premieres, 'first')]).toEqual([true, false]);
  });

  it('have the date on the wall, and none where the clock shows none', () => {
    expect(localDay(new Date(2026, 10, 17, 0, 0, 1).getTime())).toBe('2026-11-17');
    expect(localDay(new Date(2026, 2, 29, 2, 30).getTime())).toBe('2026-03-29');
    for (const time of [NaN, Infinity, -Infinity, 8.65e15]) expect(localDay(time)).toBeUndefined();
    expect(localDay(noonOf(day))).toBe(day);
  });
});
