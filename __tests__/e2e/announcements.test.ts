import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { freshMatch, keptMatch, withReels } from '../support/e2e/kept';
import { luck, playOn } from '../support/e2e/play';
import {
  button,
  openColumns,
  openSheet,
  place,
  playStudioCard,
  whatNow,
} from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

interface Listening extends Window {
  said?: string[];
}

/** From now on everything the live region says is kept. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    (window as Listening).said = said;
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const words = region.textContent;
        if (words !== said.at(-1)) said.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function heard(page: Page): Promise<string> {
  const said = await page.evaluate(() => (window as Listening).said ?? []);
  return said.join('\n');
}

const END_OF_ROUND = 'The twelfth reel';

/** What the log tells since the last reel of the round, the newest first. Its lines come a few with a frame. */
async function readLogSinceEnd(page: Page): Promise<readonly string[]> {
  const sheet = await openSheet(page, 'Log');
  await sheet.getByText(END_OF_ROUND).waitFor();
  const items = await sheet.getByRole('listitem').allInnerTexts();
  const lines = items.map((item) => item.split('\n').at(-1) ?? '');
  return lines.slice(
    0,
    lines.findIndex((line) => line.startsWith(END_OF_ROUND)),
  );
}

describe('the live region', () => {
  it('says every reel with whom it bumps, and every studio card', async () => {
    const page = await house.open('/matches/a', { kept: keptMatch('a', freshMatch()) });
    await whatNow(page);
    await listen(page);
    await place(page, 1);
    await place(page, 1);
    await playStudioCard(page, 'Clap Board');
    await playStudioCard(page, 'Double Reel');
    await place(page, 2);
    await place(page, 2);
    const all = await heard(page);
    expect(all).toMatch(/Ada places a reel in column 1, on .*\. Ben, place a reel/);
    expect(all).toMatch(
      /Ben places a reel in column 1, on .*\. Ada moves up to .*\. Cleo, place a reel/,
    );
    expect(all).toContain('Cleo plays the Clap Board and skips a turn. Ada, place a reel');
    expect(all).toContain('Ada plays the Double Reel: two reels in a row.');
    expect(all).toContain('Ada: two reels, here comes the first');
    expect(all).toContain('Ada: one more reel!');
    expect(all).toMatch(
      /Ada places a reel in column 2, on .*\. Ada moves up to .*\. Ben, place a reel/,
    );
  });

  it('says what becomes of every card, as it goes out', async () => {
    const page = await house.open('/matches/a', { kept: keptMatch('a', withReels(11)) });
    await whatNow(page);
    await listen(page);
    const [first = 1] = await openColumns(page);
    await place(page, first);
    // The sequence runs by itself; only stars are asked for.
    while ((await whatNow(page)) !== 'all out') {
      if ((await whatNow(page)) === 'star')
        await playOn(page, luck('heard'), { until: 'going out' });
      else await button(page, 'Skip to the end').waitFor({ state: 'detached' });
    }
    const sinceEnd = await readLogSinceEnd(page);
    expect(sinceEnd.length).toBeGreaterThanOrEqual(14);
    const all = await heard(page);
    expect(sinceEnd.filter((line) => !all.includes(line))).toEqual([]);
    expect(all).toContain('Every card has gone out.');
  });

  it('is there before its words when a table comes up: browsers read out what changes, not what comes', async () => {
    const page = await house.open('/matches/a', {
      kept: keptMatch('a', withReels(3)),
      likes: { speed: 'brisk', handOver: true },
    });
    await whatNow(page);
    if ((await whatNow(page)) === 'turn') await place(page, (await openColumns(page))[0] ?? 1);
    await button(page, /^I am /).waitFor();
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const node of added.filter((one) => one instanceof Element)) {
          const region = node.matches('[role=status]') ? node : node.querySelector('[role=status]');
          if (region !== null) (window as Listening).said ??= [region.textContent];
        }
      }).observe(document.body, { subtree: true, childList: true });
    });
    await button(page, /^I am /).tap();
    await whatNow(page);
    const status = page.getByRole('status').filter({ hasText: 'place a reel' });
    await status.waitFor({ state: 'attached' });
    expect(await page.evaluate(() => (window as Listening).said)).toEqual(['']);
  });
});
