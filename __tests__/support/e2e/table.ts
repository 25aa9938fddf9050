import type { Locator, Page } from 'playwright-core';

/** What the app waits for, by what can be pressed. */
export type Moment = 'turn' | 'star' | 'going out' | 'all out' | 'between' | 'over' | 'hand over';

/** In the order in which they are looked for: a claim sequence that ended is not one that goes on. */
const SIGNS: readonly (readonly [Moment, RegExp])[] = [
  ['turn', /^Column \d, .* place reel( now)?\. /],
  ['star', / = \d+ points?$/],
  ['going out', /^Skip to the end$/],
  ['all out', /^See the score$/],
  ['between', /^Deal round \d$/],
  ['over', /^Rematch$/],
  ['hand over', /^I am /],
];

export const ANY_SIGN = new RegExp(SIGNS.map(([, sign]) => `(?:${sign.source})`).join('|'));

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
}

/** What a control is called, asked of the page in one go: a whole match asks often. */
function nameIn(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent;
}

export function nameOf(control: Locator): Promise<string> {
  return control.evaluate(nameIn);
}

function namesOf(controls: Locator): Promise<readonly string[]> {
  return controls.evaluateAll((all) =>
    all.map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );
}

/** What the app waits for when this can be pressed. */
export function momentOf(name: string): Moment {
  const found = SIGNS.find(([, sign]) => sign.test(name));
  if (found === undefined) throw new Error(`The app asks for something else: ${name}`);
  return found[0];
}

/** Waits until the app asks somebody for something, and says for what. */
export async function whatNow(page: Page): Promise<Moment> {
  return momentOf(await nameOf(button(page, ANY_SIGN).first()));
}

/** Touches something that goes away by it. A browser turns a touch into a click a moment later, so its effect is awaited. */
export async function tapAway(control: Locator): Promise<void> {
  await control.tap();
  await control.waitFor({ state: 'hidden' });
}

/** A column, counted from 1, whatever it is for now. */
export function column(page: Page, number: number): Locator {
  return button(page, new RegExp(`^Column ${number}, `));
}

/** The columns that take a reel now, counted from 1. */
export async function openColumns(page: Page): Promise<readonly number[]> {
  const names = await namesOf(button(page, /^Column \d, .* place reel( now)?\. /));
  return names.map((name) => Number(name.charAt('Column '.length)));
}

/** Touches a column twice: the first tap shows who would move, the second places the reel. */
export async function place(page: Page, number: number): Promise<void> {
  await column(page, number).tap();
  await tapAway(button(page, new RegExp(`^Column ${number}, .* place reel now\\. `)));
  // The hand follows the board.
  await button(page, /^Place here$/).waitFor({ state: 'hidden' });
}

export type StudioCard = 'Clap Board' | 'Double Reel';

/** Touches a studio card twice: the first tap says what it does, the second plays it. */
export async function playStudioCard(page: Page, card: StudioCard): Promise<void> {
  const inHand = button(page, new RegExp(`^${card}: `));
  await inHand.tap();
  const again = page.getByText('Tap again to play it.').first();
  await again.waitFor();
  await inHand.tap();
  await again.waitFor({ state: 'detached' });
}

/** What a hint points at: a column, a studio card or a project. */
export function suggested(page: Page): Locator {
  return button(page, /Suggested\./);
}

/** Asks for a hint and waits until it is there. */
export async function askForHint(page: Page): Promise<void> {
  await button(page, 'Hint').tap();
  await suggested(page).waitFor();
}

/** Panels follow the board, and the board the match, a frame or two later. */
const REST_MS = 200;

/** Everything that the screen tells and says about the match, as assistive technology reads it, once it has come to rest. */
export async function readTable(page: Page): Promise<string> {
  const body = page.locator('body');
  let last = await body.ariaSnapshot();
  for (;;) {
    await page.waitForTimeout(REST_MS);
    const now = await body.ariaSnapshot();
    if (now === last) return now;
    last = now;
  }
}

/** The same screen after a move was taken back: that is said instead of what had happened before. */
export function takenBack(told: string): string {
  return told.replace(/^- status: "?.*\. ([^."]+)"?$/m, '- status: Taken back. $1');
}

/** What the screen tells as soon as it tells something else, and has come to rest. */
export async function readChangeFrom(page: Page, before: string): Promise<string> {
  for (;;) {
    const now = await readTable(page);
    if (now !== before) return now;
  }
}

/** The labels of the players' panels: points, reels, studio cards, projects, movies. */
export async function readPanels(page: Page): Promise<readonly string[]> {
  await readTable(page);
  const panels = await namesOf(button(page, /points?\. Reels left: /));
  return panels.map((panel) => panel.replace('On turn: ', ''));
}

/** The labels of the four columns. */
export function readColumns(page: Page): Promise<readonly string[]> {
  return namesOf(button(page, /^Column \d, /));
}

export async function openSheet(page: Page, name: string): Promise<Locator> {
  await button(page, name).tap();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  return sheet;
}

export async function closeSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'detached' });
}
