import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { filesToKeep, writeWorker } from '../../scripts/lib/offline.cjs';

const HASH = '0123456789abcdef0123456789abcdef';
const FIRST = `_expo/static/js/web/AppEntry-${HASH}.js`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-offline-'));
  mkdirSync(join(folder, '_expo/static/js/web'), { recursive: true });
  writeFileSync(join(folder, FIRST), 'first');
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  writeFileSync(join(folder, 'metadata.json'), '{}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const revisionOf = (url: string) =>
  filesToKeep(folder).find((entry) => entry.url === url)?.revision;

test('every file of the app is kept, and none that is not of it', () => {
  writeWorker(folder);
  expect(filesToKeep(folder).map(({ url }) => url)).toEqual([`/${FIRST}`, '/index.html']);
});

test('a file that is named by its content needs no mark; any other has one that changes with it', () => {
  expect(revisionOf(`/${FIRST}`)).toBeNull();
  const before = revisionOf('/index.html');
  expect(before).toMatch(/^[\da-f]{16}$/);
  writeFileSync(join(folder, 'index.html'), '<html lang="en"></html>');
  expect(revisionOf('/index.html')).not.toBe(before);
});

test('the worker is one file with Workbox and the list in it, and asks nobody else', () => {
  const made = writeWorker(folder);
  expect(made.some((file) => file.includes('node_modules/workbox-precaching/'))).toBe(true);
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  expect(worker).toContain(`/${FIRST}`);
  expect(worker).not.toMatch(/importScripts|__WB_MANIFEST/);
});
