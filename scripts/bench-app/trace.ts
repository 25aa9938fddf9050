/** What is read of Chromium's trace: tasks of the page's main thread, and the marks that the benchmark sets. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, all of them. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

export interface Task {
  /** Milliseconds on the clock. */
  readonly wall: number;
  /** Milliseconds that the thread itself was at work: what neighbours on the machine take does not count. */
  readonly busy: number;
}

export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

const MICROSECONDS = 1000;

/** The tasks between two marks, on the thread that set them. A task that began before the end counts whole. */
export function tasksBetween(text: string, from: string, to: string): readonly Task[] {
  const { traceEvents } = JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] };
  const start = traceEvents.find(({ name }) => name === from);
  const end = traceEvents.find(({ name }) => name === to);
  if (start === undefined || end === undefined) throw new Error(`No ${from} … ${to} in the trace`);
  return traceEvents
    .filter(
      ({ name, ph, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' &&
        ph === 'X' &&
        pid === start.pid &&
        tid === start.tid &&
        ts + dur > start.ts &&
        ts < end.ts,
    )
    .map(({ dur = 0, tdur = dur }) => ({ wall: dur / MICROSECONDS, busy: tdur / MICROSECONDS }));
}
