import type { Browser, Locator, Page } from 'playwright-core';

import { shareKept } from './figures';
import { openPhone, type Phone } from './phone';
import { TAPPED_COLUMN } from '../lib/bump-scene';
import type { SavedScene } from './scene';
import { type Task, tasksBetween, TRACE_CATEGORIES } from './trace';

/** What a page did in one window of time. */
export interface Watched {
  readonly tasks: readonly Task[];
  /** How many tasks the page's own observer calls long. */
  readonly longTasks: number;
  /** The share of frames in time. */
  readonly kept: number;
  /** How many frames there were: one long stop is one late frame, and many that never came. */
  readonly frames: number;
}

export interface Taps {
  readonly preview: Watched;
  readonly place: Watched;
}

/** How long is watched after a tap: a bump of four reels has settled well before the end of it. */
const PREVIEW_MS = 600;
const PLACE_MS = 1100;
/** A finger rests on the glass for a moment. */
const TOUCH_MS = 80;
/** A frame at 60 a second takes 16.7 ms; beyond this one was missed. */
const FRAME_MS = 20;
/** So long without a long task, and the page has come to rest. */
const QUIET_MS = 700;

/** In the page: counts long tasks from the start, and notes frames while asked to. */
const OBSERVER = `{
  const bench = { long: [], frames: [], isWatching: false };
  globalThis.bench = bench;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.long.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const frame = (time) => {
    if (bench.isWatching) bench.frames.push(time);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

const RESTED = `(() => {
  const { startTime = 0, duration = 0 } = bench.long.at(-1) ?? {};
  return performance.now() - startTime - duration > ${QUIET_MS};
})()`;

async function watch(
  page: Page,
  name: string,
  milliseconds: number,
  act: () => Promise<void>,
): Promise<Omit<Watched, 'tasks'>> {
  await page.evaluate(
    `bench.frames = []; bench.isWatching = true; bench.from = performance.now(); performance.mark('${name}-from');`,
  );
  await act();
  await page.waitForTimeout(milliseconds);
  const seen = await page.evaluate<{
    readonly frames: readonly number[];
    readonly longTasks: number;
  }>(
    `performance.mark('${name}-to'), bench.isWatching = false, ({
      frames: bench.frames,
      longTasks: bench.long.filter(({ startTime, duration }) => startTime + duration > bench.from).length,
    })`,
  );
  return {
    longTasks: seen.longTasks,
    kept: shareKept(seen.frames, FRAME_MS),
    frames: seen.frames.length,
  };
}

/** Touches the middle of a thing, as long as a finger does. */
async function touch({ page, session }: Phone, thing: Locator): Promise<() => Promise<void>> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('Nothing to touch');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(TOUCH_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

async function traced<Value>(
  browser: Browser,
  { page }: Phone,
  task: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly trace: string }> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const value = await task();
  const trace = await browser.stopTracing();
  return { value, trace: trace.toString('utf8') };
}

/** On a fresh phone: opens the scene, waits for rest, taps a column to preview it and again to place. */
export async function tapOnce(browser: Browser, url: string, scene: SavedScene): Promise<Taps> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    const [key, text] = scene.entry;
    await page.addInitScript(
      `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)});${OBSERVER}`,
    );
    await page.goto(url + scene.address);
    const column = page.getByRole('button', { name: new RegExp(`^Column ${TAPPED_COLUMN},`) });
    await column.waitFor();
    await page.waitForFunction(RESTED);
    // Whoever plays has touched the app before; here it is the heading, which does nothing.
    const warmUp = await touch(phone, page.getByRole('heading', { level: 1 }).last());
    await warmUp();
    await page.waitForFunction(RESTED);
    const tap = await touch(phone, column);
    const { value, trace } = await traced(browser, phone, async () => ({
      preview: await watch(page, 'preview', PREVIEW_MS, tap),
      place: await watch(page, 'place', PLACE_MS, tap),
    }));
    // A tap that went nowhere would be the fastest of all.
    await page.getByRole('button', { name: /^Column \d, all 4 cards taken, full/ }).waitFor();
    return {
      preview: { ...value.preview, tasks: tasksBetween(trace, 'preview-from', 'preview-to') },
      place: { ...value.place, tasks: tasksBetween(trace, 'place-from', 'place-to') },
    };
  } finally {
    await phone.close();
  }
}

/** The same browser doing nothing: what the machine itself takes from any page at this moment. */
export async function idleOnce(browser: Browser, url: string): Promise<Watched> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    await page.addInitScript(OBSERVER);
    await page.goto(url);
    await page.waitForFunction(RESTED);
    const { value, trace } = await traced(browser, phone, () =>
      watch(page, 'idle', PLACE_MS, () => Promise.resolve()),
    );
    return { ...value, tasks: tasksBetween(trace, 'idle-from', 'idle-to') };
  } finally {
    await phone.close();
  }
}
