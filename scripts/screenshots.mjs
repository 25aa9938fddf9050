// `npm run screenshots`: makes the pictures of the README from the exported app.
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from './lib/browser.cjs';
import { serve } from './lib/server.cjs';

const PICTURES = [
  { file: 'marquee.png', path: '/', width: 390, height: 844 },
  { file: 'programme.png', path: '/games/hollywood', width: 390, height: 844 },
  { file: 'marquee-tablet.png', path: '/', width: 1180, height: 860 },
];

const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const executablePath = findBrowser();
if (!executablePath) {
  console.error(WHAT_TO_DO);
  process.exit(1);
}
if (!existsSync(fromRoot('dist/index.html'))) {
  console.error('The app has not been exported yet: npm run export:web');
  process.exit(1);
}
mkdirSync(fromRoot('docs/pictures'), { recursive: true });
const server = await serve();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
for (const { file, path, width, height } of PICTURES) {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  await page.goto(server.url + path);
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fromRoot(`docs/pictures/${file}`) });
  await page.close();
  console.log(`docs/pictures/${file}`);
}
await browser.close();
await server.close();
