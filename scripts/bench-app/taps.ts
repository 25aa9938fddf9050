import type { Browser, Locator } from 'playwright-core';

import { touchAt } from './button';
import { openPhone, type Phone } from './phone';
import { TAPPED_COLUMN } from '../lib/bump-scene';
import type { SavedScene } from './scene';
import { tasksBetween } from './trace';
import { OBSERVER, openScene, RESTED, traced, watch, type Watched } from './watch';

export interface Taps {
  readonly preview: Watched;
  readonly place: Watched;
}

/** How long is watched after a tap: a bump of four reels has settled well before the end of it. */
const PREVIEW_MS = 600;
const PLACE_MS = 1100;
/** Touches the middle of a thing, which is looked for before. */
async function touch(phone: Phone, thing: Locator): Promise<() => Promise<void>> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('Nothing to touch');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return () => touchAt(phone, point);
}

/** On a fresh phone: opens the scene, waits for rest, taps a column to preview it and again to place. */
export async function tapOnce(browser: Browser, url: string, scene: SavedScene): Promise<Taps> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    await openScene(page, url, scene);
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
