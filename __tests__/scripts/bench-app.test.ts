import { countOver, largest, median, shareKept } from '../../scripts/bench-app/figures';
import { readPlan } from '../../scripts/bench-app/plan';
import { type Line, table, verdictOf } from '../../scripts/bench-app/report';
import { savedScene } from '../../scripts/bench-app/scene';
import { tasksBetween } from '../../scripts/bench-app/trace';
import { bumpScene } from '../../scripts/lib/bump-scene';
import { decodeSave } from '../../src/storage/codec';

describe('the figures of the app benchmark', () => {
  it.each([
    [[3], 3],
    [[9, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('knows no middle of nothing', () => {
    expect(median([])).toBeNaN();
    expect(shareKept([5], 20)).toBeNaN();
  });

  it('counts tasks and frames that took too long', () => {
    expect(largest([3, 51, 50])).toBe(51);
    expect(countOver([3, 51, 50], 50)).toBe(1);
    expect(shareKept([0, 16, 33, 66, 82], 20)).toBe(0.75);
  });
});

describe('the verdicts of the app benchmark', () => {
  const limit = { of: 'ratio', kind: 'at most', value: 1.5 } as const;
  const start: Line = { name: 'start', app: 300, control: 200, unit: ' ms', limit };

  it('holds a figure or its ratio to its limit, the limit itself included', () => {
    expect(verdictOf(start)).toBe('kept');
    expect(verdictOf({ ...start, app: 301 })).toBe('BROKEN');
    expect(verdictOf({ ...start, limit: { ...limit, kind: 'at least' } })).toBe('kept');
    expect(verdictOf({ ...start, limit: { ...limit, of: 'app' } })).toBe('BROKEN');
    expect(verdictOf({ name: 'bytes', app: 1 })).toBe('');
  });

  it('does not take what could not be measured for good', () => {
    expect(verdictOf({ ...start, app: Number.NaN })).toBe('BROKEN');
    expect(verdictOf({ name: 'start', app: 300, control: 0, limit })).toBe('BROKEN');
  });

  it('prints everything in columns', () => {
    expect(table([start, { name: 'tasks over 50 ms', app: 2, control: 0 }]).split('\n')).toEqual([
      '                     app  control  ratio  limit',
      'start             300 ms   200 ms   1.50  ratio at most 1.50  kept',
      'tasks over 50 ms       2        0',
    ]);
  });
});

describe('what the app benchmark reads', () => {
  it('takes the tasks of the marked thread between two marks, also one that runs over the first', () => {
    const page = { pid: 1, tid: 1 };
    const task = (ts: number, dur: number, thread = page) => ({
      ...{ name: 'RunTask', ph: 'X', ts, dur, tdur: dur / 2 },
      ...thread,
    });
    const mark = (name: string, ts: number) => ({ name, ph: 'I', ts, ...page });
    const traceEvents = [
      ...[mark('from', 1000), mark('to', 9000)],
      ...[task(0, 500), task(900, 4000), task(5000, 1000), task(9500, 100)],
      task(5000, 70_000, { pid: 1, tid: 2 }),
    ];
    expect(tasksBetween(JSON.stringify({ traceEvents }), 'from', 'to')).toEqual([
      { wall: 4, busy: 2 },
      { wall: 1, busy: 0.5 },
    ]);
    expect(() => tasksBetween('{"traceEvents":[]}', 'from', 'to')).toThrow('No from');
  });

  it('reads its flags, and refuses others', () => {
    expect(readPlan([])).toMatchObject({ ok: true, value: { dist: 'dist' } });
    expect(readPlan(['--quick', '--dist', 'x'])).toMatchObject({ ok: true, value: { dist: 'x' } });
    expect(readPlan(['--fast']).ok).toBe(false);
  });

  it('sets a scene where the next reel in the column moves four', () => {
    const { columns } = bumpScene().state;
    expect(columns[0]).toMatchObject({ cards: { length: 4 }, reels: { length: 3 } });
    const [, text = ''] = savedScene().entries[0] ?? [];
    expect(decodeSave(text).ok).toBe(true);
  });
});
