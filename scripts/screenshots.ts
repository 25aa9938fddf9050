import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from './lib/browser.cjs';
import { readCommand } from './lib/command';
import { takes } from './lib/flags';
import { PREFERENCES_KEY, PREFERENCES_VERSION } from '../src/session/preference-choices';
import { savedScenes } from './lib/saved-scenes';
import { serve } from './lib/server.cjs';

/** What Chromium can imitate. */
const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
const LOOKS = ['evening', 'matinee', 'contrast'] as const;

const HELP = `Makes the pictures of the README from the exported app. Other eyes and other looks are only to be looked at: their
pictures go into the folder build/pictures, which is not kept.

  npm run screenshots
  --vision KIND      ${VISIONS.join('|')}; as such eyes see them
  --look LOOK        ${LOOKS.join('|')}; evening when left out
  --help             this text
`;

interface View {
  readonly vision: (typeof VISIONS)[number] | undefined;
  readonly look: (typeof LOOKS)[number];
}

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

/** Screens come up part by part: how long nothing must change before one is thought to be there. */
const REST_MS = 700;

/** Waits until the page has stopped changing. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, rest);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        }).observe(document.body, { subtree: true, childList: true });
      }),
    REST_MS,
  );
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

/** Not in the README, but to be looked at with other eyes and in other looks. */
const ALSO: readonly Picture[] = [
  { file: 'commentary.png', path: '/matches/over/commentary', ...PHONE },
  { file: 'settings.png', path: '/settings', ...PHONE },
];

function fromRoot(path: string): string {
  return join(__dirname, '..', path);
}

function readView(): View {
  const command = readCommand(process.argv.slice(2), HELP, {
    '--vision': takes(VISIONS.join('|')),
    '--look': takes(LOOKS.join('|')),
  });
  return {
    vision: command.oneOf('--vision', VISIONS),
    look: command.oneOf('--look', LOOKS) ?? 'evening',
  };
}

/** Only the evening, as most eyes see it, is kept for the README. */
function isForReadme({ vision, look }: View): boolean {
  return vision === undefined && look === 'evening';
}

function picturesFor(view: View): readonly Picture[] {
  return isForReadme(view) ? PICTURES : [...PICTURES, ...ALSO];
}

function folderFor(view: View): string {
  if (isForReadme(view)) return 'docs/pictures';
  const { vision, look } = view;
  return join('build/pictures', [look, vision].filter((part) => part !== undefined).join('-'));
}

async function imitate(page: Page, { vision }: View): Promise<void> {
  if (vision === undefined) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
}

async function take(browser: Browser, url: string, picture: Picture, view: View): Promise<void> {
  const { file, path, width, height, motion, prepare } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en',
    colorScheme: 'dark',
    reducedMotion: motion === 'full' ? 'no-preference' : 'reduce',
  });
  const likes = {
    [PREFERENCES_KEY]: JSON.stringify({
      state: { look: view.look, tips: false },
      version: PREFERENCES_VERSION,
    }),
  };
  await page.addInitScript(
    (saves) => {
      for (const [key, text] of Object.entries(saves)) localStorage.setItem(key, text);
    },
    { ...savedScenes(Date.now()), ...likes },
  );
  await imitate(page, view);
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('button').filter({ visible: true }).first().waitFor();
  await comeToRest(page);
  await prepare?.(page);
  const target = join(folderFor(view), file);
  await page.screenshot({ path: fromRoot(target) });
  await page.close();
  console.log(target);
}

async function main(): Promise<void> {
  const view = readView();
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(WHAT_TO_DO);
  if (!existsSync(fromRoot('dist/index.html')))
    throw new Error('The app has not been exported yet: npm run export:web');
  mkdirSync(fromRoot(folderFor(view)), { recursive: true });
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    for (const picture of picturesFor(view)) await take(browser, server.url, picture, view);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
