import type { Page } from 'playwright-core';

interface Focused {
  readonly name: string;
  readonly isOutlined: boolean;
}

/** What the keyboard would press now. */
export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const here = document.activeElement;
    if (here === null || here === document.body) return { name: '', isOutlined: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    return {
      name: here.getAttribute('aria-label') ?? here.textContent,
      isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

/** More stops than any screen has. */
const MOST_STOPS = 60;

/** Presses Tab until the focus is on what is called so. Everything on the way has to show that it has the focus. */
export function tabTo(page: Page, name: RegExp): Promise<void> {
  return goTo(page, name, () => 'Tab');
}

/** The same by keys that depend on where the focus is. */
export async function goTo(
  page: Page,
  name: RegExp,
  keyAt: (here: string) => string,
): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const here = await focused(page);
    if (!here.isOutlined) throw new Error(`The focus cannot be seen on: ${here.name}`);
    if (name.test(here.name)) return;
    passed.push(here.name);
    await page.keyboard.press(keyAt(here.name));
  }
  throw new Error(`No key leads to ${String(name)}, but to: ${passed.join(' | ')}`);
}

/** Presses what is called so, and tells its whole name. */
export async function enter(page: Page, name: RegExp): Promise<string> {
  await tabTo(page, name);
  const { name: pressed } = await focused(page);
  await page.keyboard.press('Enter');
  return pressed;
}

/** The same for a column, which is one of four that share a stop. */
export async function enterColumn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, /^Column \d, /);
  await goTo(page, name, () => 'ArrowRight');
  await page.keyboard.press('Enter');
}
