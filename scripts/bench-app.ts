// `npm run bench:app`: how the exported app feels on a slow phone, beside a blank Expo app in the same browser.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser } from 'playwright-core';

import { watchBots } from './bench-app/bots';
import { BLANK_HEADING, blankApp, exportWeb } from './bench-app/blank';
import { scriptBytes } from './bench-app/bytes';
import { linesOf, type Measured } from './bench-app/lines';
import { openBrowser, SLOWER } from './bench-app/phone';
import { type Plan, readPlan, USAGE } from './bench-app/plan';
import { table, verdictOf } from './bench-app/report';
import { botsScene, lateScene, savedScene, toldScene } from './bench-app/scene';
import { scrubOnce } from './bench-app/scrub';
import { openLogOnce } from './bench-app/sheets';
import { type Sights, type Start, startOnce } from './bench-app/start';
import { idleOnce, tapOnce } from './bench-app/taps';
import { serve } from './lib/server.cjs';

/** The app: the sign with the name in lights and the words on its board; then the poster that leads to a match. */
const MARQUEE: Sights = { screen: ['h1 svg', 'h1 + div [dir=auto]'], usable: 'h3' };
/** The blank app has nothing to touch: its words are all it ever shows. */
const BLANK: Sights = { screen: [BLANK_HEADING], usable: BLANK_HEADING };

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface Addresses {
  readonly app: string;
  readonly blank: string;
}

async function startBoth(browser: Browser, { app, blank }: Addresses, pairs: number) {
  const openApp = () => startOnce(browser, app, MARQUEE);
  const openBlank = () => startOnce(browser, blank, BLANK);
  // The first page of a browser pays for its start.
  await openBlank();
  const starts: { app: Start; blank: Start }[] = [];
  for (let turn = 0; turn < pairs; turn += 1) {
    // In turn first and second: what slows the machine for a while slows both alike.
    if (turn % 2 === 0) starts.push({ app: await openApp(), blank: await openBlank() });
    else starts.push({ blank: await openBlank(), app: await openApp() });
  }
  return starts;
}

async function tapAll(browser: Browser, { app, blank }: Addresses, count: number) {
  const scene = savedScene();
  const late = lateScene();
  const told = toldScene();
  const taps: Awaited<ReturnType<typeof tapOnce>>[] = [];
  const logs: Awaited<ReturnType<typeof openLogOnce>>[] = [];
  const scrubs: Awaited<ReturnType<typeof scrubOnce>>[] = [];
  const idle: Awaited<ReturnType<typeof idleOnce>>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    taps.push(await tapOnce(browser, app, scene));
    logs.push(await openLogOnce(browser, app, late));
    scrubs.push(await scrubOnce(browser, app, told));
    idle.push(await idleOnce(browser, blank));
  }
  return { taps, logs, scrubs, idle };
}

async function measure(plan: Plan, folders: Addresses): Promise<Measured> {
  const app = await serve(0, folders.app);
  const blank = await serve(0, folders.blank);
  const browser = await openBrowser();
  const addresses = { app: app.url, blank: blank.url };
  try {
    const starts = await startBoth(browser, addresses, plan.pairs);
    const tapped = await tapAll(browser, addresses, plan.taps);
    const bots = await watchBots(browser, app.url, botsScene(), plan.rounds);
    const bytes = { app: scriptBytes(folders.app), blank: scriptBytes(folders.blank) };
    return { browser: browser.version(), starts, ...tapped, bots, bytes };
  } finally {
    await browser.close();
    await app.close();
    await blank.close();
  }
}

async function main(plan: Plan): Promise<void> {
  const folder = resolve(ROOT, plan.dist);
  if (!existsSync(join(folder, 'index.html'))) {
    console.log(`Exporting the app into ${plan.dist}`);
    exportWeb(ROOT, ROOT, folder);
  }
  const measured = await measure(plan, { app: folder, blank: blankApp(ROOT) });
  const lines = linesOf(measured);
  console.log(
    `Chromium ${measured.browser} on a phone's screen, processor slowed ${SLOWER} times; ` +
      `medians of ${plan.pairs} starts and ${plan.taps} bumps, ${plan.rounds} rounds of bots\n`,
  );
  console.log(table(lines));
  const broken = lines.filter((line) => verdictOf(line) === 'BROKEN').length;
  console.log(broken === 0 ? '\nEvery limit is kept.' : `\nLimits broken: ${broken}`);
  process.exitCode = broken === 0 ? 0 : 1;
}

const plan = readPlan(process.argv.slice(2));
if (plan.ok) {
  main(plan.value).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
} else {
  console.error(`${plan.error}\n\n${USAGE}`);
  process.exitCode = 2;
}
