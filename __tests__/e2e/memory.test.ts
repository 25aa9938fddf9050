import { readFileSync } from 'node:fs';

import { INDEX_KEY } from '../../src/storage/keys';
import { openHouse } from '../support/e2e/house';
import { readStorage } from '../support/e2e/stored';
import { finished, keptMatch, keptText, withReels } from '../support/e2e/kept';
import { expectSoon } from '../support/e2e/soon';
import { button } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

test('everything leaves as a file, is deleted, and comes back from the file', async () => {
  const kept = {
    ...keptMatch('going', withReels(3)),
    ...keptMatch('over', finished()),
    ...keptText('torn', 'no match'),
  };
  const page = await house.open('/settings', { kept, acceptDownloads: true });
  const downloading = page.waitForEvent('download');
  await button(page, 'Export everything').tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backlot-\d{4}-\d{2}-\d{2}\.json$/);
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('"format":"backlot-archive"');

  await button(page, 'Delete everything').tap();
  await page.getByRole('textbox').fill('delete');
  await button(page, 'Delete it all').tap();
  await page.getByText('Everything was deleted').waitFor();
  await expectSoon(async () => Object.keys(await readStorage(page)), []);

  await button(page, 'Import everything').tap();
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').tap();
  await (await choosing).setFiles(file);
  await page.getByText('3 matches were added.').waitFor();
  await expectSoon(async () => {
    const { [INDEX_KEY]: _index, ...rest } = await readStorage(page);
    return rest;
  }, kept);

  await page.goto(new URL('/hall-of-fame', page.url()).href);
  await page.getByRole('link', { name: /^Score of the match of Ada, Ben and Cleo, / }).tap();
  await page.getByRole('heading', { name: /^And the winner/ }).waitFor();
});

test('the premiere begins on the marquee and waits there, the same for everybody', async () => {
  const deals: string[] = [];
  for (const name of ['Zoë', 'Vera']) {
    const seat = { kind: 'person', name, colour: 'jade', glyph: 'moon', level: 'agent' } as const;
    const likes = { tables: { hollywood: { seats: [seat], options: {} } } };
    const page = await house.open('/', { likes });
    await button(page, 'Take your seat').tap();
    await page.waitForURL(/\/matches\/\w+$/);
    await expectSoon(async () => Object.keys(await readStorage(page)).length > 1, true);
    const stored = Object.entries(await readStorage(page)).find(([key]) =>
      key.startsWith('backlot/match/'),
    );
    const save = JSON.parse(stored?.[1] ?? '{}') as { seed: string; seats: { name: string }[] };
    expect(save.seats[0]?.name).toBe(name);
    deals.push(save.seed);
    await page.goto(new URL('/premiere', page.url()).href);
    await page.getByRole('link', { name: 'Go on playing' }).waitFor();
  }
  expect(new Set(deals).size).toBe(1);
});
