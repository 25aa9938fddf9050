import type { Page } from 'playwright-core';

import { readTable } from './table';

export interface Standing {
  readonly name: string;
  readonly points: number;
}

/** Everybody on the scoreboard with their points, in the order of the list. */
export async function readStandings(page: Page): Promise<readonly Standing[]> {
  // They come one after the other.
  await readTable(page);
  const rows = await page
    .getByRole('button')
    .filter({ has: page.getByLabel(/^Place \d$/) })
    .all();
  return Promise.all(
    rows.map(async (row) => ({
      name: (await row.innerText()).split('\n').find((line) => /\p{L}/u.test(line)) ?? '',
      points: Number.parseInt(
        (await row.getByLabel(/^\d+ points?$/).getAttribute('aria-label')) ?? '',
        10,
      ),
    })),
  );
}

/** The headline of a match that is over: the names of whoever won. */
export async function readWinners(page: Page): Promise<string> {
  const headline = page.getByRole('heading', { level: 1, name: /^And the winners? (is|are) / });
  await headline.waitFor();
  return (await headline.innerText()).replace(/!$/, '');
}
