import { openHouse } from '../support/e2e/house';
import { readStorage } from '../support/e2e/stored';
import { keptMatch, withReels } from '../support/e2e/kept';
import { luck, playOn } from '../support/e2e/play';
import { button, openColumns, openSheet, place, tapAway, whatNow } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

const kept = keptMatch('a', withReels(4));

describe('an address that leads nowhere', () => {
  it.each([
    ['/matches/nope', 'This match is not stored here'],
    ['/matches/nope/claims', 'This match is not stored here'],
    ['/matches/nope/score', 'This match is not stored here'],
    ['/matches/%ff', 'This reel is not in our archive'],
    ['/matches/%2e%2e%2f', 'This match is not stored here'],
  ])('%s says so, leads home and changes nothing', async (path, words) => {
    const page = await house.open(path, { kept });
    await page.getByText(words).waitFor();
    const stored = await readStorage(page);
    expect(stored).toMatchObject(kept);
    expect(Object.keys(stored).sort()).toEqual(
      [...Object.keys(kept), 'backlot/preferences'].sort(),
    );
    await page
      .getByRole('link', { name: /marquee/i })
      .first()
      .tap();
    await page.getByRole('link', { name: 'New match' }).waitFor();
  });

  it('with a seed code that is far too long is explained and starts nothing', async () => {
    const page = await house.open(`/games/hollywood/setup?seed=${'x'.repeat(100)}`, { kept });
    const before = await readStorage(page);
    await page.getByText(/^The seed code is too long/).waitFor();
    await page.getByRole('button', { name: 'Start the match' }).tap();
    await page.getByText('Not quite ready. Please look at: Seed code.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/hollywood/setup');
    expect(await readStorage(page)).toEqual(before);
  });
});

describe("the browser's back button", () => {
  it('goes back to the table from what was opened there, and out of a match without passing through it', async () => {
    const page = await house.open('/', { kept: keptMatch('a', withReels(11)) });
    const ticket = page.getByRole('link', { name: /^Continue/ });
    await ticket.tap();
    await whatNow(page);
    const menu = await openSheet(page, 'Menu');
    await menu.getByRole('button', { name: 'Score so far' }).tap();
    await button(page, 'Back to the table').waitFor();
    await page.goBack();
    await whatNow(page);

    const [open = 1] = await openColumns(page);
    await place(page, open);
    await page.waitForURL('**/claims');
    await openSheet(page, 'Log');
    await page.goBack();
    await ticket.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await ticket.tap();
    await page.waitForURL(/\/(claims|score)$/);
  });

  it('goes from the score of a round to its last claim, and from there out of the match', async () => {
    const page = await house.open('/', { kept: keptMatch('a', withReels(11)) });
    const ticket = page.getByRole('link', { name: /^Continue/ });
    await ticket.tap();
    await playOn(page, luck('back'), { until: 'all out' });
    await tapAway(button(page, 'See the score'));
    await button(page, /^Deal round 2$/).waitFor();
    await page.goBack();
    await button(page, 'See the score').waitFor();
    expect(new URL(page.url()).pathname).toBe('/matches/a/claims');
    await page.goBack();
    await ticket.waitFor();
  });
});
