// Draws the app's icons and splash screen from the vectors in assets/art: `node scripts/icons.mjs`.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_ARGS, findBrowser, WHAT_TO_DO } from './lib/browser.cjs';

/**
 * What app.json and the web's manifest name, and how large each is; `art` is the vector it is drawn from. The emblem of
 * the icon lies within the circle that every launcher leaves of a maskable one.
 */
const PICTURES = [
  { art: 'icon.svg', png: 'assets/icon.png', size: 1024 },
  { art: 'icon-foreground.svg', png: 'assets/icon-foreground.png', size: 1024 },
  { art: 'icon-monochrome.svg', png: 'assets/icon-monochrome.png', size: 1024 },
  { art: 'splash.svg', png: 'assets/splash.png', size: 800 },
  { art: 'favicon.svg', png: 'assets/favicon.png', size: 48 },
  { art: 'icon.svg', png: 'public/icons/icon-192.png', size: 192 },
  { art: 'icon.svg', png: 'public/icons/icon-512.png', size: 512 },
  { art: 'icon.svg', png: 'public/icons/apple-touch-icon.png', size: 180 },
];

const inProject = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

async function draw(page, { art, png, size }) {
  const vector = await readFile(inProject(`assets/art/${art}`), 'utf8');
  const source = `data:image/svg+xml;base64,${Buffer.from(vector).toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}img{display:block}</style><img src="${source}" width="${size}" height="${size}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: inProject(png), omitBackground: true });
  console.log(`${png} (${size} × ${size})`);
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
