import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { joinChunks } from '../../scripts/lib/chunks.mjs';

const SCRIPTS = '_expo/static/js/web';
const HASH = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6';

let folder = '';

function write(name: string, content: string): string {
  const file = `${name}-${HASH}.js`;
  writeFileSync(join(folder, SCRIPTS, file), content);
  return `<script src="/${SCRIPTS}/${file}" defer></script>`;
}

function exported(house = 'house();'): void {
  const runtime = write('__expo-metro-runtime', 'runtime();');
  const common = write('__common', 'shared();');
  const entry = write('AppEntry', `load("/${SCRIPTS}/House-${HASH}.js");`);
  write('House', house);
  write('index', 'aGame();');
  writeFileSync(join(folder, 'index.html'), `<body>${runtime}\n${common}\n${entry}</body>`);
}

function scripts(): ReadonlyMap<string, string> {
  const files = readdirSync(join(folder, SCRIPTS)).sort();
  return new Map(
    files.map((file) => [file, readFileSync(join(folder, SCRIPTS, file), 'utf8')] as const),
  );
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-chunks-'));
  mkdirSync(join(folder, SCRIPTS), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the page loads one file, and what games share comes with the second', () => {
  exported();
  joinChunks(folder);
  const [[entryName, entry] = [], [houseName, house] = [], [game] = []] = [...scripts()];
  expect(scripts().size).toBe(3);
  expect(entryName).toMatch(/^AppEntry-[\da-f]{32}\.js$/);
  expect(houseName).toMatch(/^House-[\da-f]{32}\.js$/);
  expect(game).toBe(`index-${HASH}.js`);
  expect(entry).toBe(`runtime();\nload("/${SCRIPTS}/${houseName}");`);
  expect(house).toBe('shared();\nhouse();');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html.match(/<script[^>]*>/g)).toEqual([`<script src="/${SCRIPTS}/${entryName}" defer>`]);
});

test('files are named by what is in them: one that changed has another name', () => {
  exported();
  joinChunks(folder);
  const before = [...scripts().keys()];
  for (const file of before) rmSync(join(folder, SCRIPTS, file));
  exported('house(2);');
  joinChunks(folder);
  const after = [...scripts().keys()];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).toBe(before[2]);
});

test('an export without shared modules stays as it is', () => {
  write('AppEntry', 'all();');
  writeFileSync(join(folder, 'index.html'), '<body></body>');
  joinChunks(folder);
  expect([...scripts()]).toEqual([[`AppEntry-${HASH}.js`, 'all();']]);
});

test('an export that is made of other files is told, not spoilt', () => {
  exported();
  rmSync(join(folder, SCRIPTS, `House-${HASH}.js`));
  const before = scripts();
  expect(() => {
    joinChunks(folder);
  }).toThrow(/other files than expected/);
  expect(scripts()).toEqual(before);
});
