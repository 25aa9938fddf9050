import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const ENDINGS = ['', '.web.tsx', '.web.ts', '.tsx', '.ts', '/index.ts', '/index.tsx'];

/** What a file imports of the app's own, but for types: they are not there when the app runs. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/(import|export) type [^;]*;/g, '');
  const named = [...code.matchAll(/(?:from|import\(|import|require\()\s*'(\.[^']*)'/g)];
  return named.flatMap(([, name = '']) => {
    const path = join(dirname(file), name);
    const ending = ENDINGS.find((end) => /\.tsx?$/.test(path + end) && existsSync(path + end));
    return ending === undefined ? [] : [path + ending];
  });
}

/** All files that are loaded with this one. */
function loadedWith(entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return new Set([...found].map((file) => relative(ROOT, file).replaceAll('\\', '/')));
}

describe('what the app loads', () => {
  const files = loadedWith(join(ROOT, 'App.tsx'));

  it('is the games of its shelf, with their words', () => {
    expect(files).toContain('src/games/hollywood/game.ts');
    expect(files).toContain('src/i18n/resources/en/cards.ts');
    expect(files).toContain('src/screens/setup/SetupScreen.tsx');
    expect(files.size).toBeGreaterThan(300);
  });

  it('is no game that has no screens yet, nor its words', () => {
    const early = [...files].filter((file) => /games\/every|1947|executive-producer/.test(file));
    expect(early).toEqual([]);
  });
});
