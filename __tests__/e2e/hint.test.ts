import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { readStorage } from '../support/e2e/stored';
import { keptMatch, starWaiting, withReels } from '../support/e2e/kept';
import {
  askForHint,
  button,
  readChangeFrom,
  readTable,
  suggested,
  takenBack,
  tapAway,
  whatNow,
} from '../support/e2e/table';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();

/** The hints in the newest save of the match. */
async function keptHints(page: Page): Promise<unknown> {
  const saves = Object.entries(await readStorage(page))
    .filter(([key]) => key.startsWith('backlot/match/a/'))
    .map(([, text]) => JSON.parse(text) as { revision: number; hints?: unknown });
  return saves.sort((one, other) => other.revision - one.revision)[0]?.hints;
}

describe('a hint', () => {
  it('is asked for, told to the ear, played, and kept in the match even when it is taken back', async () => {
    const match = withReels(5);
    const [seat] = match.game.toAct(match.state);
    const page = await house.open('/matches/a', { kept: keptMatch('a', match) });
    await whatNow(page);
    const before = await readTable(page);
    await askForHint(page);
    const told = await page.getByRole('status').innerText();
    expect(told).toMatch(/^(Column \d(: your reel| is)|Clap Board: |Double Reel: )/);
    await expectSoon(() => suggested(page).count(), 1);
    await expectSoon(() => keptHints(page), [[5, seat]]);
    // A column or a studio card: the first touch shows what it does, the second plays it.
    await suggested(page).tap();
    await page
      .getByText(/^Your reel goes onto |Tap again to play it\./)
      .first()
      .waitFor();
    await tapAway(suggested(page));
    await whatNow(page);
    const played = await readTable(page);
    expect(played).not.toBe(before);
    await button(page, 'Take back').tap();
    expect(await readChangeFrom(page, played)).toBe(takenBack(before));
    await expectSoon(() => suggested(page).count(), 0);
    await expectSoon(() => keptHints(page), [[5, seat]]);
  });

  it('says which project a star had best finish', async () => {
    const page = await house.open('/matches/a/claims', { kept: keptMatch('a', starWaiting()) });
    await expectSoon(() => whatNow(page), 'star');
    await askForHint(page);
    await page
      .getByText(/ makes the best of the star: \d+ points?\.$/)
      .first()
      .waitFor();
    await tapAway(suggested(page));
  });
});
