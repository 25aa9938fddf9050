import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const ENDINGS = ['', '.web.tsx', '.web.ts', '.tsx', '.ts', '/index.ts', '/index.tsx'];

/** What a file imports of the app's own, but for types: they are not there when the app runs. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/(import|export) type [^;]*;/g, '');
  const named = [...code.matchAll(/(?:from|import|require\()\s*'(\.[^']*)'/g)];
  return named.flatMap(([, name = '']) => {
    const path = join(dirname(file), name);
    const ending = ENDINGS.find((end) => /\.tsx?$/.test(path + end) && existsSync(path + end));
    return ending === undefined ? [] : [path + ending];
  });
}

/** All files that are loaded with these; what comes by `import()` comes later. */
function loadedWith(...entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return new Set([...found].map((file) => relative(ROOT, file).replaceAll('\\', '/')));
}

describe('what the app loads before a game is opened', () => {
  const files = loadedWith(join(ROOT, 'App.tsx'), join(ROOT, 'src/navigation/House.tsx'));

  it('is *Hollywood!*, its words and every screen', () => {
    expect(files).toContain('src/games/hollywood/game.ts');
    expect(files).toContain('src/i18n/resources/en/cards.ts');
    expect(files).toContain('src/screens/setup/SetupScreen.tsx');
    expect(files.size).toBeGreaterThan(300);
  });

  it('is of the other games what the home screen says of them, and nothing else', () => {
    const others = [...files].filter((file) =>
      /games\/every|games\/(hollywood-1947|executive-producer)/.test(file),
    );
    expect(others.sort()).toEqual([
      'src/games/executive-producer/manifest.ts',
      'src/games/hollywood-1947/manifest.ts',
    ]);
  });
});
