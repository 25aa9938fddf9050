import type { Page } from 'playwright-core';

import { LOOKS } from '../../../src/ui/theme/looks';
import { SCREENS } from '../browser';
import { expectAccessible } from './axe';
import { type Circumstance, goThrough, setText, speak } from './circumstances';
import { ground, rgb } from './ground';
import type { House } from './house';
import { misfits } from './misfits';
import type { Scene } from './scenes';
import { expectSoon } from './soon';

/** As long as a name may be: only this one may be shortened. */
export const LONGEST_NAME = 'Maximiliana-Rosa';

const SMALLEST = [320, 568] as const;

/** Each language on the smallest phone, and the longest one on its side, unfolded, and in large text. */
export const EVERYWHERE: readonly Circumstance[] = [
  { size: SMALLEST, language: 'en' },
  { size: SMALLEST, language: 'it' },
  { size: SMALLEST, language: 'fr' },
  { size: [844, 390], language: 'fr' },
  { size: [884, 1104], language: 'fr' },
  { size: [360, 640], language: 'fr', text: 130 },
];

/** The other languages on a tablet, and the other looks, without opening the screen anew. */
async function expectAccessibleOtherwise(page: Page): Promise<void> {
  await page.setViewportSize(SCREENS.tablet);
  for (const language of ['fr', 'it'] as const) {
    await speak(page, language);
    await expectAccessible(page, language);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSoon(() => ground(page), rgb(LOOKS.matinee.page));
  await expectAccessible(page, 'matinee');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expectSoon(() => ground(page), rgb(LOOKS.contrast.page));
  await expectAccessible(page, 'contrast');
}

interface Inspection {
  /** Whether it is looked at in every language and look. */
  readonly isMain: boolean;
  readonly circumstances: readonly Circumstance[];
}

async function open(house: House, { path, visit, prepare }: Scene): Promise<Page> {
  const page = await house.open(path, { ...visit, viewport: SCREENS['small phone'] });
  // The window is shared: whatever the scene before was looked at in is put back.
  await page.setViewportSize(SCREENS['small phone']);
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
  await setText(page, 100);
  await page.getByRole('heading').first().waitFor();
  await prepare?.(page);
  return page;
}

/** Opens a scene once and holds it to everything that holds for all: what axe asks for, large controls, nothing cut. */
export async function inspect(
  house: House,
  scene: Scene,
  { isMain, circumstances }: Inspection,
): Promise<void> {
  const page = await open(house, scene);
  await expectAccessible(page, 'small phone');
  const found: string[] = [];
  await goThrough(page, scene.liesOver === true ? [] : circumstances, async (where) => {
    found.push(...(await misfits(page, LONGEST_NAME)).map((one) => `${where}: ${one}`));
  });
  expect(found).toEqual([]);
  if (isMain) await expectAccessibleOtherwise(page);
}
