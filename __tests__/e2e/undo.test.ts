import type { Page } from 'playwright-core';

import { betweenRounds, freshMatch, keptMatch, withReels } from '../support/e2e/kept';
import { openHouse } from '../support/e2e/house';
import {
  button,
  openColumns,
  place,
  readColumns,
  readChangeFrom,
  readPanels,
  readTable,
  takenBack,
  whatNow,
} from '../support/e2e/table';
import { SOLO } from '../support/players';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();

/** What the screen tells after taking back. */
async function takeBack(page: Page): Promise<string> {
  const before = await readTable(page);
  await button(page, 'Take back').tap();
  return readChangeFrom(page, before);
}

async function placeAnywhere(page: Page): Promise<void> {
  const [first = 1] = await openColumns(page);
  await place(page, first);
}

describe('taking back', () => {
  it('takes back the last reel', async () => {
    const page = await house.open('/matches/a', { kept: keptMatch('a', withReels(5)) });
    await whatNow(page);
    const before = await readTable(page);
    await placeAnywhere(page);
    expect(await readTable(page)).not.toBe(before);
    expect(await takeBack(page)).toBe(takenBack(before));
  });

  it('goes back through the answers of bots to the own turn', async () => {
    const solo = freshMatch({ players: SOLO });
    const page = await house.open('/matches/a', { kept: keptMatch('a', solo) });
    await whatNow(page);
    const before = await readTable(page);
    const atFirst = await readPanels(page);
    await expectSoon(() => button(page, 'Take back').isDisabled(), true);
    await place(page, 1);
    // Both bots have answered by the time it is the person's turn again.
    await whatNow(page);
    const panels = await readPanels(page);
    expect(panels.filter((panel, seat) => panel === atFirst[seat])).toEqual([]);
    expect(await takeBack(page)).toBe(takenBack(before));
    await expectSoon(() => whatNow(page), 'turn');
  });

  it('does not go back past a deal', async () => {
    const page = await house.open('/matches/a/score', { kept: keptMatch('a', betweenRounds()) });
    await expectSoon(() => whatNow(page), 'between');
    await expectSoon(() => button(page, 'Take back').isVisible(), true);
    await button(page, 'Deal round 2').tap();
    await page.getByRole('heading', { level: 1, name: 'Round 2 of 3' }).waitFor();
    await expectSoon(() => button(page, 'Take back').isDisabled(), true);
    await whatNow(page);
    const dealt = await readTable(page);
    await placeAnywhere(page);
    expect(await takeBack(page)).toBe(takenBack(dealt));
    await expectSoon(() => button(page, 'Take back').isDisabled(), true);
  });

  it('leads from the cards that go out back to the board', async () => {
    const page = await house.open('/matches/a', { kept: keptMatch('a', withReels(11)) });
    await whatNow(page);
    const columns = await readColumns(page);
    const panels = await readPanels(page);
    await placeAnywhere(page);
    await expectSoon(() => whatNow(page), 'going out');
    await takeBack(page);
    await expectSoon(() => whatNow(page), 'turn');
    await expectSoon(() => readColumns(page), columns);
    await expectSoon(() => readPanels(page), panels);
    expect(new URL(page.url()).pathname).toBe('/matches/a');
    // The reel is placed again, and the round ends as it would have.
    await placeAnywhere(page);
    await expectSoon(() => whatNow(page), 'going out');
  });
});
