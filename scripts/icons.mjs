// Draws the app's icons and splash screen from the vectors in assets/art: `node scripts/icons.mjs`.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from './lib/browser.cjs';

/** What app.json names, and how large each is; `art` is the vector it is drawn from. */
const PICTURES = [
  { art: 'icon.svg', png: 'icon.png', size: 1024 },
  { art: 'icon-foreground.svg', png: 'icon-foreground.png', size: 1024 },
  { art: 'icon-monochrome.svg', png: 'icon-monochrome.png', size: 1024 },
  { art: 'splash.svg', png: 'splash.png', size: 800 },
  { art: 'favicon.svg', png: 'favicon.png', size: 48 },
];

const assets = (name) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));

async function draw(page, { art, png, size }) {
  const vector = await readFile(assets(`art/${art}`), 'utf8');
  const source = `data:image/svg+xml;base64,${Buffer.from(vector).toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}img{display:block}</style><img src="${source}" width="${size}" height="${size}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: assets(png), omitBackground: true });
  console.log(`assets/${png} (${size} × ${size})`);
}

const executablePath = findBrowser();
if (!executablePath) {
  console.error(WHAT_TO_DO);
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  for (const picture of PICTURES) await draw(page, picture);
} finally {
  await browser.close();
}
