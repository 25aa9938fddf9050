import type { Page } from 'playwright-core';

/** From the marquee to the setup of a new match. */
export async function newMatch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New match' }).tap();
  await page.getByRole('heading', { level: 1, name: 'New match' }).waitFor();
}

export async function sitDown(page: Page, seat: number, name: string): Promise<void> {
  const kind = page.getByRole('radiogroup', { name: `Who plays in seat ${seat}` });
  await kind.getByRole('radio', { name: 'Person' }).tap();
  await page.getByRole('textbox', { name: `Name in seat ${seat}` }).fill(name);
}

/** People of these names, one to a seat; the table begins with three seats. */
export async function seatPeople(page: Page, names: readonly string[]): Promise<void> {
  if (names.length === 4) await page.getByRole('button', { name: 'Add a seat' }).tap();
  for (const [place, name] of names.entries()) await sitDown(page, place + 1, name);
}

export async function startMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).tap();
  await page.getByRole('heading', { level: 1, name: /^Round 1 of / }).waitFor();
}
