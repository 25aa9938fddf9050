// Fewer files for the first screen of the exported web app.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = join('_expo', 'static', 'js', 'web');

/** @param {string} name as the export would name it: after its content */
function named(name, content) {
  return `${name}-${createHash('md5').update(content).digest('hex')}.js`;
}

/**
 * Where files that are loaded later share modules, Expo puts those into a file of their own and has the page load it at
 * the start, with a third file for its module system. Here the module system goes into the first file, and what is shared
 * into the second, which is loaded before a game is: the first screen waits for what it shows, and for nothing else.
 *
 * @param {string} folder where an exported app is
 */
export function joinChunks(folder) {
  const scripts = join(folder, SCRIPTS);
  const files = readdirSync(scripts);
  const find = (name) => files.find((file) => new RegExp(`^${name}-[\\da-f]{32}\\.js$`).test(file));
  const [runtime, common] = [find('__expo-metro-runtime'), find('__common')];
  if (runtime === undefined && common === undefined) return;
  const [first, second] = [find('AppEntry'), find('House')];
  if (!runtime || !common || !first || !second) {
    throw new Error(`The export is made of other files than expected: ${files.join(', ')}`);
  }
  const read = (file) => readFileSync(join(scripts, file), 'utf8');

  const house = `${read(common)}\n${read(second)}`;
  const houseName = named('House', house);
  const entry = `${read(runtime)}\n${read(first)}`.replaceAll(second, houseName);
  const entryName = named('AppEntry', entry);
  const page = join(folder, 'index.html');
  const loaded = (file) =>
    `<script src="/${SCRIPTS.replaceAll('\\', '/')}/${file}" defer></script>`;
  let html = readFileSync(page, 'utf8');
  for (const [was, becomes] of [
    [loaded(runtime), ''],
    [loaded(common), ''],
    [loaded(first), loaded(entryName)],
  ]) {
    if (!html.includes(was)) throw new Error(`The page does not load its scripts by ${was}`);
    html = html.replace(was, becomes);
  }
  for (const file of [runtime, common, first, second]) rmSync(join(scripts, file));
  writeFileSync(join(scripts, houseName), house);
  writeFileSync(join(scripts, entryName), entry);
  writeFileSync(page, html);
}
