import type { Page } from 'playwright-core';

import type { SceneId } from '../../src/games/hollywood/first-night/scenes';
import { FIRST_NIGHT_KEY } from '../../src/session/first-night';
import { SCREENS } from '../support/browser';
import { openHouse } from '../support/e2e/house';
import { type Kept, putInStorage, readStorage } from '../support/e2e/stored';
import { enter, enterColumn } from '../support/e2e/keyboard';
import { areaOf, cutParts, overlap, scrollRoom } from '../support/e2e/measures';
import { expectSoon } from '../support/e2e/soon';
import { button, column, place, playStudioCard, suggested } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

function keptScene(scene: SceneId): Kept {
  return { [FIRST_NIGHT_KEY]: JSON.stringify({ state: { scene, isDone: false }, version: 1 }) };
}

/** Waits for what the coach says, which stands on the page and is told to screen readers. */
async function told(page: Page, words: string): Promise<void> {
  await page.getByRole('region', { name: 'First night' }).getByText(words).waitFor();
  await page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
}

async function goOn(page: Page): Promise<void> {
  await button(page, 'Go on').tap();
}

describe('the first night', () => {
  it('is played by a newcomer on a small phone, reloaded in the middle, and leads to a match', async () => {
    const page = await house.open('/', { viewport: SCREENS['small phone'] });
    await page.getByRole('link', { name: 'Open the curtain' }).tap();
    await told(page, 'Touch column 3.');
    await column(page, 1).tap();
    await told(page, 'In a real match, gladly.');
    await place(page, 3);
    await told(page, 'Vera bumped you up!');
    await place(page, 3);
    await told(page, 'And now touch column 3 again.');
    await column(page, 3).tap();
    await told(page, 'Full house!');
    await goOn(page);
    await told(page, 'Touch your Clap Board');
    await playStudioCard(page, 'Clap Board');
    await told(page, 'Now touch the Double Reel');
    await playStudioCard(page, 'Double Reel');
    await told(page, 'Your first reel: column 2.');

    await page.reload();
    await told(page, 'Your first reel: column 2.');
    await place(page, 2);
    await told(page, 'Your second reel');
    await place(page, 2);
    await told(page, 'Twelve reels are down.');
    await column(page, 1).tap();
    for (const words of [
      'Gus gets a great star',
      'opens a project',
      'A laurel!',
      'Your blockbuster',
    ]) {
      await told(page, words);
      await goOn(page);
    }
    await told(page, 'It’s a wrap: 3 films');
    await goOn(page);
    await told(page, 'Later that night');
    await place(page, 2);
    await told(page, 'You have the choice');
    await button(page, /^Action: .* points?$/).tap();
    await told(page, '4 points now, but then Vera draws level');
    await suggested(page).tap();
    await told(page, 'Five action films');
    await goOn(page);
    await page.getByRole('heading', { name: 'And the winner is Charlie!' }).waitFor();
    await button(page, 'Your first match').tap();
    await button(page, 'Start the match').waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/hollywood/setup');
    // No match was kept, and the first night is done.
    const keys = Object.keys(await readStorage(page));
    expect(keys.filter((key) => key.startsWith('backlot/match/'))).toEqual([]);
    expect((await readStorage(page))[FIRST_NIGHT_KEY]).toContain('"isDone":true');
  });

  it('follows the keyboard', async () => {
    const page = await house.open('/first-night', { hasTouch: false, kept: keptScene('bump') });
    await told(page, 'Vera bumped you up!');
    await enterColumn(page, /^Column 3, .* Suggested\.$/);
    await button(page, 'Place here').waitFor();
    await enter(page, /^Place here$/);
    await told(page, 'And now touch column 3 again.');
    await enter(page, /^Back one scene$/);
    await told(page, 'Vera bumped you up!');
    await expectSoon(() => button(page, 'Place here').count(), 0);
  });

  it.each([
    [360, 640],
    [844, 390],
  ])('covers nothing and cuts nothing off in French at %i by %i', async (width, height) => {
    const page = await house.open('/', { viewport: { width, height }, locale: 'fr' });
    for (const scene of [
      'place',
      'clap',
      'firstReel',
      'claim',
      'lost',
      'movie',
      'choice',
    ] as const) {
      await putInStorage(page, keptScene(scene));
      await page.goto(new URL('/first-night', page.url()).href);
      const coach = page.getByRole('region', { name: 'Vos débuts' });
      await coach.waitFor();
      await expectSoon(async () => (await cutParts(page, 'Pleine')).parts, []);
      expect(await scrollRoom(page)).toEqual([0, 0]);
      const [words, board] = [
        await areaOf(coach),
        await areaOf(button(page, /^Colonne \d, | points?$/)),
      ];
      expect({ scene, isCovered: words && board && overlap(words, board) }).not.toEqual({
        scene,
        isCovered: true,
      });
    }
  });
});
