import type { Page } from 'playwright-core';

import type { Language } from '../../../src/i18n/languages';

/** Where and how a screen is looked at. */
export interface Circumstance {
  readonly size: readonly [width: number, height: number];
  readonly language: Language;
  /** In percent of what browsers take for text. */
  readonly text?: number;
}

const USUAL_TEXT = 16;

/** The person changes the language of the browser: the screen stays as it is and speaks the other one. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((tag) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: [tag] });
    window.dispatchEvent(new Event('languagechange'));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** The person changes the size of text in the browser. */
export async function setText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((USUAL_TEXT * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** One screen through all of these, in place; each time it is handed to `look`. */
export async function goThrough(
  page: Page,
  all: readonly Circumstance[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  let [language, text]: [Language | undefined, number] = [undefined, 100];
  for (const { size, ...other } of all) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (other.language !== language) await speak(page, other.language);
    if ((other.text ?? 100) !== text) await setText(page, other.text ?? 100);
    [language, text] = [other.language, other.text ?? 100];
    await look(`${width}×${height} ${language} ${text} %`);
  }
}
