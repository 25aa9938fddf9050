import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { areWithinLimits, measure, sizeTable } from '../../scripts/lib/sizes.mjs';

let folder = '';

function exported(file: string, bytes: number): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), 'x'.repeat(bytes));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-sizes-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('an export is told by its parts, and those it does not have are left out', () => {
  exported('_expo/static/js/web/AppEntry-1.js', 400_000);
  exported('_expo/static/js/web/House-1.js', 1_800_000);
  exported('index.html', 2000);
  const sizes = measure(folder);
  expect(sizes.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['web: first file', 400_000],
    ['web: second file', 1_800_000],
    ['web: everything', 2_202_000],
  ]);
  expect(areWithinLimits(sizes)).toBe(true);
  expect(sizeTable(sizes)).toContain('2,202 kB');
});

test('the two phones are told beside each other', () => {
  exported('_expo/static/js/android/AppEntry-1.hbc', 4_600_000);
  exported('_expo/static/js/ios/AppEntry-1.hbc', 4_500_000);
  exported('index.html', 2000);
  expect(measure(folder).map(({ name, bytes }) => [name, bytes])).toEqual([
    ['Android: Hermes bytecode', 4_600_000],
    ['iOS: Hermes bytecode', 4_500_000],
  ]);
});

test('what has outgrown its limit is named', () => {
  exported('_expo/static/js/web/AppEntry-1.js', 700_000);
  const sizes = measure(folder);
  expect(areWithinLimits(sizes)).toBe(false);
  expect(sizeTable(sizes)).toMatch(/web: first file .*TOO LARGE/);
});
