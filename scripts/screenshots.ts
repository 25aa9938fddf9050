// `npm run screenshots`: makes the pictures of the README from the exported app.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from './lib/browser.cjs';
import { savedScenes } from './lib/saved-scenes';
import { serve } from './lib/server.cjs';

interface Picture {
  readonly file: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Most pictures are taken at rest. */
  readonly motion?: 'full';
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const PHONE = { width: 390, height: 844 } as const;

/** When the new reel and the three above it are all on their way. */
const MID_BUMP_MS = 170;

/** Places a reel in a column that has three, and holds all four where they are in the middle of the bump. */
async function stopInTheMiddleOfABump(page: Page): Promise<void> {
  const column = page.getByRole('button', { name: /^Column 1, 3 of 4/ });
  await column.click();
  await page.getByRole('button', { name: 'Place here' }).waitFor();
  const held = page.waitForFunction(
    (moment) => {
      const moving = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.transitionProperty === 'transform');
      if (moving.length < 4) return false;
      for (const motion of moving) {
        motion.pause();
        motion.currentTime = moment;
      }
      return true;
    },
    MID_BUMP_MS,
    { polling: 'raf' },
  );
  await column.click();
  await held;
}

const PICTURES: readonly Picture[] = [
  { file: 'marquee.png', path: '/', ...PHONE },
  { file: 'setup.png', path: '/games/hollywood/setup', ...PHONE },
  {
    file: 'board.png',
    path: '/matches/bump',
    ...PHONE,
    motion: 'full',
    prepare: stopInTheMiddleOfABump,
  },
  { file: 'claim.png', path: '/matches/star', ...PHONE },
  { file: 'scoreboard.png', path: '/matches/over/score', ...PHONE },
  { file: 'programme.png', path: '/games/hollywood', ...PHONE },
  { file: 'board-tablet.png', path: '/matches/later', width: 1180, height: 820 },
  { file: 'marquee-tablet.png', path: '/', width: 1180, height: 860 },
];

function fromRoot(path: string): string {
  return join(__dirname, '..', path);
}

async function take(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { file, path, width, height, motion, prepare } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en',
    reducedMotion: motion === 'full' ? 'no-preference' : 'reduce',
  });
  await page.addInitScript((saves) => {
    for (const [key, text] of Object.entries(saves)) localStorage.setItem(key, text);
  }, savedScenes(Date.now()));
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  await page.screenshot({ path: fromRoot(`docs/pictures/${file}`) });
  await page.close();
  console.log(`docs/pictures/${file}`);
}

async function main(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(WHAT_TO_DO);
  if (!existsSync(fromRoot('dist/index.html')))
    throw new Error('The app has not been exported yet: npm run export:web');
  mkdirSync(fromRoot('docs/pictures'), { recursive: true });
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    for (const picture of PICTURES) await take(browser, server.url, picture);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
