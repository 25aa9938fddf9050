// `node scripts/export.mjs web|android|ios FOLDER`: builds the app without asking and without the internet.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

const [platform, folder] = process.argv.slice(2);
if (!['web', 'android', 'ios'].includes(platform) || !folder) {
  console.error('Usage: node scripts/export.mjs web|android|ios FOLDER');
  process.exit(2);
}

/** What the page will ask for as soon as its script runs: the fonts, and the second part of the app. */
function hintFor(file) {
  const href = `/${file.replaceAll('\\', '/')}`;
  if (file.endsWith('.ttf')) {
    return `<link rel="preload" as="font" type="font/ttf" href="${href}" crossorigin>`;
  }
  return /[\\/]House-[^\\/]*\.js$/.test(file)
    ? `<link rel="preload" as="script" href="${href}" fetchpriority="low">`
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

const expo = fileURLToPath(new URL('../node_modules/expo/bin/cli', import.meta.url));
const args = [expo, 'export', '--platform', platform, '--output-dir', folder, '--clear'];
const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
if (status === 0 && platform === 'web') addHints(folder);
process.exit(status ?? 1);
