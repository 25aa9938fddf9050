import type { Page } from 'playwright-core';

import type { Phone } from './phone';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How often a page is asked whether a button is there. */
const LOOK_MS = 250;
/** A finger rests on the glass for a moment. */
const TOUCH_MS = 80;

/** Touches a point, as long as a finger does. */
export async function touchAt({ page, session }: Phone, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * The middle of the button with these words, once it is seen. A locator would ask the page for the roles and names of all
 * it holds, which on a slowed page is a task longer than any that is looked for.
 */
export async function buttonAt(page: Page, words: RegExp): Promise<Point> {
  for (;;) {
    const found = await page.evaluate<Point | undefined>(`(() => {
      for (const button of document.querySelectorAll('[role=button], button')) {
        if (!${String(words)}.test(button.getAttribute('aria-label') ?? button.textContent)) continue;
        const { x, y, width, height } = button.getBoundingClientRect();
        if (width > 0) return { x: x + width / 2, y: y + height / 2 };
      }
      return undefined;
    })()`);
    if (found !== undefined) return found;
    await page.waitForTimeout(LOOK_MS);
  }
}
