import { encodeSave } from '../../src/storage/codec';
import { openHouse } from '../support/e2e/house';
import { readStorage, setFull } from '../support/e2e/stored';
import { keptMatch, keptText, withReels } from '../support/e2e/kept';
import { button, place, readColumns, readTable, whatNow } from '../support/e2e/table';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();

const GARBAGE = '☠ not a match at all';
const WHOLE = encodeSave({ revision: 3, times: { created: 1, updated: 2 }, match: withReels(7) });
const TRUNCATED = WHOLE.slice(0, Math.floor(WHOLE.length / 2));

describe('a save that cannot be read', () => {
  const kept = {
    ...keptText('garbage', GARBAGE),
    ...keptText('torn', TRUNCATED),
    ...keptMatch('fine', withReels(3)),
  };
  const REASON =
    'This text is not a saved match, or a piece of it is missing. It was left as it is, and your matches are untouched.';

  it('is listed with its reason, exported as it is, deleted and put back', async () => {
    const page = await house.open('/', {
      kept,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const torn = page.getByRole('listitem').filter({ hasText: 'A match that cannot be opened' });
    await torn.first().waitFor();
    await expectSoon(() => torn.count(), 2);
    for (const one of await torn.all()) expect(await one.innerText()).toContain(REASON);

    const texts: string[] = [];
    for (const one of await torn.all()) {
      await one.getByRole('button', { name: 'Export it as it is' }).tap();
      await page.getByText('Copied: paste it wherever you like to keep it').waitFor();
      texts.push(await page.evaluate(() => navigator.clipboard.readText()));
      await button(page, 'Close').tap();
    }
    expect(texts.sort()).toEqual([GARBAGE, TRUNCATED].sort());

    const before = await readStorage(page);
    await torn.first().getByRole('button', { name: 'Delete it' }).tap();
    await page.getByText('Match deleted').waitFor();
    await expectSoon(() => torn.count(), 1);
    await button(page, 'Undo').tap();
    await page.getByText('The match is back').waitFor();
    await torn.nth(1).waitFor();
    expect(await readStorage(page)).toMatchObject(kept);
    expect(Object.keys(await readStorage(page)).sort()).toEqual(Object.keys(before).sort());
  });

  it('is shown as text where nothing may be copied', async () => {
    const page = await house.open('/', { kept: keptText('torn', TRUNCATED) });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.getByRole('button', { name: 'Export it as it is' }).tap();
    const sheet = page.getByRole('dialog', { name: 'The match as text' });
    await expectSoon(() => sheet.getByRole('textbox').inputValue(), TRUNCATED);
  });

  it('leaves the other matches alone', async () => {
    const page = await house.open('/', { kept });
    await page.getByRole('link', { name: /Play on/ }).tap();
    await expectSoon(() => whatNow(page), 'turn');
    expect(new URL(page.url()).pathname).toBe('/matches/fine');
  });

  it.each(['/matches/garbage', '/matches/torn', '/matches/torn/claims', '/matches/torn/score'])(
    'tells the reason at its own address %s, with a way home',
    async (path) => {
      const page = await house.open(path, { kept });
      await page.getByRole('heading', { level: 1, name: /^This match cannot be/ }).waitFor();
      await page.getByText(REASON).waitFor();
      const home = page.getByRole('link', { name: /marquee/i });
      await home.first().tap();
      await page.getByRole('link', { name: 'New match' }).waitFor();
      expect(await readStorage(page)).toMatchObject(kept);
    },
  );
});

describe('a storage that is full', () => {
  it('lets the match go on, says that it is not saved, and saves it when there is room again', async () => {
    const page = await house.open('/matches/a', { kept: keptMatch('a', withReels(2)) });
    await whatNow(page);
    const before = await readStorage(page);
    await setFull(page, true);
    await place(page, 1);
    const notice = page.getByRole('alert');
    await notice.getByText('Not saved').waitFor();
    await notice.getByText(/^The match could not be saved/).waitFor();
    await place(page, 2);
    expect((await readColumns(page))[1]).toMatch(/^Column 2, [1-4] of/);
    expect(await notice.isVisible()).toBe(true);
    expect(await readStorage(page)).toEqual(before);

    await setFull(page, false);
    await place(page, 3);
    await notice.waitFor({ state: 'detached' });
    const now = await readTable(page);
    await page.reload();
    await whatNow(page);
    await expectSoon(() => readTable(page), now);
  });
});

describe('two windows on one match', () => {
  it('tell the older one that the match went on elsewhere, and lose nothing of the newer', async () => {
    const newer = await house.open('/matches/a', { kept: keptMatch('a', withReels(2)) });
    const older = await house.openBeside(newer, '/matches/a');
    await whatNow(newer);
    await whatNow(older);
    await place(newer, 1);
    await place(newer, 2);
    const state = await readTable(newer);

    await place(older, 3);
    const notice = older.getByRole('alert');
    await notice.getByText(/^This match went on in another window/).waitFor();
    await notice.getByRole('button', { name: 'Open the newest' }).tap();
    await notice.waitFor({ state: 'detached' });
    await whatNow(older);
    await expectSoon(() => readTable(older), state);

    // Nothing of the newer window was lost, and the other one can go on from there.
    await newer.reload();
    await whatNow(newer);
    await expectSoon(() => readTable(newer), state);
    await place(older, 4);
    const further = await readTable(older);
    await newer.reload();
    await whatNow(newer);
    await expectSoon(() => readTable(newer), further);
  });
});
