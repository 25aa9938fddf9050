import type { Bytes } from './bytes';
import { countOver, largest, median } from './figures';
import type { Line } from './report';
import type { Start } from './start';
import type { Taps } from './taps';
import type { Task } from './trace';
import type { Watched } from './watch';

export interface Measured {
  readonly browser: string;
  readonly starts: readonly { readonly app: Start; readonly blank: Start }[];
  readonly taps: readonly Taps[];
  /** What opening the log asked of the page. */
  readonly logs: readonly Watched[];
  /** What going through a match in its commentary asked of it. */
  readonly scrubs: readonly Watched[];
  readonly idle: readonly Watched[];
  /** What a match of bots only asked of the page. */
  readonly bots: readonly Task[];
  readonly bytes: { readonly app: Bytes; readonly blank: Bytes };
}

/** A task beyond this is one that a finger feels. */
const TASK_MS = 50;
const START_LIMIT = { of: 'ratio', kind: 'at most', value: 1.5 } as const;
const FRAMES_RATIO = 0.9;
const KILO = 1000;
const PERCENT = 100;

function longest(watched: readonly Watched[], of: 'wall' | 'busy'): number {
  return median(watched.map(({ tasks }) => largest(tasks.map((task) => task[of]))));
}

function tooLong(watched: readonly Watched[]): number {
  return median(
    watched.map(({ tasks }) =>
      countOver(
        tasks.map(({ wall }) => wall),
        TASK_MS,
      ),
    ),
  );
}

function tapLines(
  name: string,
  taps: readonly Watched[],
  idle: readonly Watched[],
): readonly Line[] {
  return [
    {
      name: `${name}: longest task`,
      app: longest(taps, 'wall'),
      control: longest(idle, 'wall'),
      unit: ' ms',
      digits: 1,
    },
    {
      // Held to the limit: on a machine with neighbours the clock counts their work too.
      name: `${name}: longest task, own time`,
      app: longest(taps, 'busy'),
      control: longest(idle, 'busy'),
      unit: ' ms',
      digits: 1,
      limit: { of: 'app', kind: 'at most', value: TASK_MS },
    },
    {
      name: `${name}: tasks over ${TASK_MS} ms`,
      app: tooLong(taps),
      control: tooLong(idle),
    },
  ];
}

function botLines(bots: readonly Task[]): readonly Line[] {
  return [
    {
      name: 'bots only: longest task, own time',
      app: largest(bots.map(({ busy }) => busy)),
      unit: ' ms',
      digits: 1,
      limit: { of: 'app', kind: 'at most', value: TASK_MS },
    },
    {
      name: `bots only: tasks over ${TASK_MS} ms`,
      app: countOver(
        bots.map(({ wall }) => wall),
        TASK_MS,
      ),
    },
  ];
}

function startLine(
  name: string,
  starts: Measured['starts'],
  of: keyof Start,
  limit?: Line['limit'],
): Line {
  const ratio = median(starts.map(({ app, blank }) => app[of] / blank[of]));
  const control = median(starts.map(({ blank }) => blank[of]));
  // The median of the ratios, not the ratio of the medians: each pair was measured side by side.
  return {
    name,
    app: ratio * control,
    control,
    unit: ' ms',
    ...(limit && { limit }),
  };
}

export function linesOf({
  starts,
  taps,
  logs,
  scrubs,
  idle,
  bots,
  bytes,
}: Measured): readonly Line[] {
  const kilobytes = (of: keyof Bytes): Pick<Line, 'app' | 'control' | 'unit'> => ({
    app: bytes.app[of] / KILO,
    control: bytes.blank[of] / KILO,
    unit: ' kB',
  });
  return [
    ...tapLines(
      'preview',
      taps.map(({ preview }) => preview),
      idle,
    ),
    ...tapLines(
      'placing',
      taps.map(({ place }) => place),
      idle,
    ),
    {
      name: 'frames in time while four reels move',
      app: PERCENT * median(taps.map(({ place }) => place.kept)),
      control: PERCENT * median(idle.map(({ kept }) => kept)),
      unit: ' %',
      limit: { of: 'ratio', kind: 'at least', value: FRAMES_RATIO },
    },
    {
      name: 'frames drawn meanwhile',
      app: median(taps.map(({ place }) => place.frames)),
      control: median(idle.map(({ frames }) => frames)),
    },
    ...tapLines('a long log', logs, idle),
    ...tapLines('going through a match', scrubs, idle),
    ...botLines(bots),
    startLine('start to first paint', starts, 'paint', START_LIMIT),
    startLine('start to first screen', starts, 'screen', START_LIMIT),
    startLine('start to a poster to tap', starts, 'usable'),
    { name: 'JavaScript', ...kilobytes('raw') },
    { name: 'JavaScript, gzipped', ...kilobytes('zipped') },
  ];
}
