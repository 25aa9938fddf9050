// `node scripts/export.mjs PLATFORMS FOLDER`: builds the app without asking and without the internet, and tells how large
// it is. PLATFORMS is `web`, or `android,ios`: the two together in one run of the bundler.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

import { joinChunks } from './lib/chunks.mjs';
import { writeWorker } from './lib/offline.cjs';
import { readShipped, shippedFile, writeShipped } from './lib/shipped.cjs';
import { areWithinLimits, measure, sizeTable } from './lib/sizes.mjs';

const [names = '', folder] = process.argv.slice(2);
const platforms = names.split(',');
if (!platforms.every((name) => ['web', 'android', 'ios'].includes(name)) || !folder) {
  console.error('Usage: node scripts/export.mjs web FOLDER, or android,ios FOLDER');
  process.exit(2);
}

/**
 * What the page will ask for: the fonts at once, with its script. The second part of the app would only keep that script
 * from coming; it is named here, and sent for as soon as the script runs (`src/navigation/sendForHouse.web.ts`).
 */
function hintFor(file) {
  const href = `/${file.replaceAll('\\', '/')}`;
  if (file.endsWith('.ttf')) {
    return `<link rel="preload" as="font" type="font/ttf" href="${href}" crossorigin>`;
  }
  return /[\\/]House-[^\\/]*\.js$/.test(file)
    ? `<link id="house" as="script" href="${href}" fetchpriority="low">`
    : undefined;
}

/** Colours the page's ground before the app is there, by the same words as the app does: see `firstPaint.web.ts`. */
function firstPaint() {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../src/ui/firstPaint.web.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return `<script>${outputFiles[0].text.trim()}</script>`;
}

/** Lets the browser send for those along with the script, not after it. */
function addHints(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hints = files.map(hintFor).filter((hint) => hint !== undefined);
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace('</head>', () => `${firstPaint()}${hints.join('')}</head>`),
  );
}

/**
 * Nearly all of the first file runs at once. Told so, Chromium compiles it while it arrives and not piece by piece on the
 * thread that draws: the first screen comes a fifth sooner. Other browsers see a comment.
 */
const CALLED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

function hurryFirstFile(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, src] = /<script src="\/([^"]+)"/.exec(page) ?? [];
  if (src === undefined) throw new Error('The page has no script');
  const file = join(folder, src);
  writeFileSync(file, CALLED_AT_ONCE + readFileSync(file, 'utf8'));
}

const shipped = shippedFile(names);
const expo = fileURLToPath(new URL('../node_modules/expo/bin/cli', import.meta.url));
const chosen = platforms.flatMap((name) => ['--platform', name]);
const args = [expo, 'export', ...chosen, '--output-dir', folder, '--clear'];
const env = {
  ...process.env,
  CI: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  BACKLOT_SHIPPED: shipped,
};
const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

if (platforms.includes('web')) {
  joinChunks(folder);
  addHints(folder);
  // An app that can be installed is kept, so that it opens without a network; the bench's blank one is not, and stays
  // as Expo makes it.
  if (existsSync(join(folder, 'manifest.webmanifest'))) {
    hurryFirstFile(folder);
    writeShipped(shipped, [...readShipped(shipped), ...writeWorker(folder)]);
  }
}

const sizes = measure(folder);
console.log(`\n${sizeTable(sizes)}`);
if (!areWithinLimits(sizes)) {
  console.error(
    '\nSomething has outgrown its limit: make it smaller, or raise it in scripts/lib/sizes.mjs.',
  );
  process.exit(1);
}
