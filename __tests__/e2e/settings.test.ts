import type { Locator, Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { expectSoon } from '../support/e2e/soon';

jest.setTimeout(120_000);

const house = openHouse();

function speed(page: Page, name: string): Locator {
  return page
    .getByRole('radiogroup', { name: 'Speed of bots and animations' })
    .getByRole('radio', { name });
}

describe('the settings', () => {
  it('keep another speed over a reload', async () => {
    const page = await house.open('/settings', { likes: {} });
    await speed(page, 'Normal').and(page.locator('[aria-checked=true]')).waitFor();
    await speed(page, 'Relaxed').tap();
    await speed(page, 'Relaxed').and(page.locator('[aria-checked=true]')).waitFor();
    await page.reload();
    await speed(page, 'Relaxed').and(page.locator('[aria-checked=true]')).waitFor();
    await expectSoon(() => speed(page, 'Relaxed').getAttribute('aria-checked'), 'true');
    expect(await speed(page, 'Normal').getAttribute('aria-checked')).not.toBe('true');
  });
});
