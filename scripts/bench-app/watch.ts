import type { Browser, Page } from 'playwright-core';

import { shareKept } from './figures';
import type { Phone } from './phone';
import type { SavedScene } from './scene';
import { type Task, TRACE_CATEGORIES } from './trace';

/** Opens a saved match on a page, watched from its first moment. */
export async function openScene(page: Page, url: string, scene: SavedScene): Promise<void> {
  const entries = scene.entries
    .map(([key, text]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)});`)
    .join('');
  await page.addInitScript(entries + OBSERVER);
  await page.goto(url + scene.address);
}

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

/** A frame at 60 a second takes 16.7 ms; beyond this one was missed. */
const FRAME_MS = 20;
/** So long without a long task, and the page has come to rest. */
const QUIET_MS = 700;

/** In the page: counts long tasks from the start, and notes frames while asked to. */
export const OBSERVER = `{
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

export const RESTED = `(() => {
  const { startTime = 0, duration = 0 } = bench.long.at(-1) ?? {};
  return performance.now() - startTime - duration > ${QUIET_MS};
})()`;

export async function watch(
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

export async function traced<Value>(
  browser: Browser,
  { page }: Phone,
  task: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly trace: string }> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const value = await task();
  const trace = await browser.stopTracing();
  return { value, trace: trace.toString('utf8') };
}
