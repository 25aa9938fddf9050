import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { finished, freshMatch, keptMatch } from '../support/e2e/kept';
import { luck, playOn } from '../support/e2e/play';
import { readStandings, readWinners } from '../support/e2e/score';
import { newMatch, seatPeople, startMatch } from '../support/e2e/setup';
import { closeSheet, openSheet, readColumns, readPanels, whatNow } from '../support/e2e/table';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();

/** The sums of finished movies, as the open rows of the scoreboard show them. */
async function readSums(page: Page): Promise<readonly string[]> {
  const rows = page
    .getByRole('button', { expanded: false })
    .filter({ has: page.getByLabel(/^Place \d$/) });
  for (let closed = await rows.count(); closed > 0; closed -= 1) {
    await rows.first().tap();
    await expectSoon(() => rows.count(), closed - 1);
  }
  return page.getByText(/ × \d stars?( × |$)/).allInnerTexts();
}

async function readFirstPlayer(page: Page): Promise<string | undefined> {
  const onTurn = page.getByRole('button', { name: /^On turn: / });
  return /^On turn: (.*?),/.exec((await onTurn.getAttribute('aria-label')) ?? '')?.[1];
}

describe('the advanced game', () => {
  it('is chosen in the setup and multiplies every movie on the scoreboard', async () => {
    const page = await house.open();
    await newMatch(page);
    await seatPeople(page, ['Ada', 'Ben', 'Cleo']);
    await page.getByRole('switch', { name: 'Advanced game' }).tap();
    await startMatch(page);
    await playOn(page, luck('advanced'));
    await readWinners(page);
    expect(await readStandings(page)).toHaveLength(3);
    const sums = await readSums(page);
    expect(sums.length).toBeGreaterThan(0);
    for (const sum of sums) expect(sum).toMatch(/ × \d stars? × \d set aside$/);
  });
});

describe('a rematch', () => {
  it('keeps names and options, lets the next player begin, and deals other cards', async () => {
    const table = { options: { advanced: true, firstSeat: 1 } };
    const kept = { ...keptMatch('over', finished(table)), ...keptMatch('new', freshMatch(table)) };
    const page = await house.open('/matches/new', { kept });
    await whatNow(page);
    const columns = await readColumns(page);
    const names = (await readPanels(page)).map((panel) => panel.split(',')[0]);
    await expectSoon(() => readFirstPlayer(page), 'Ben');

    await page.goto(new URL('/matches/over/score', page.url()).href);
    await page.getByRole('button', { name: 'Rematch' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Round 1 of 3' }).waitFor();
    await expectSoon(() => readFirstPlayer(page), 'Cleo');
    expect((await readPanels(page)).map((panel) => panel.split(',')[0])).toEqual(names);
    expect(await readColumns(page)).not.toEqual(columns);
    const piles = await openSheet(page, 'Cards and piles');
    await piles.getByText(/^In the advanced game/).waitFor();
    await closeSheet(page);
  });
});
