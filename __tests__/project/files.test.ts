import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

interface PackageJson {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const packageJson = JSON.parse(read('package.json')) as PackageJson;

describe('the project', () => {
  it('holds at the top level what was asked for', () => {
    const files = readdirSync(ROOT);
    for (const name of [
      ...['package.json', 'tsconfig.json', 'app.json', 'App.tsx', 'babel.config.js'],
      ...['src', 'assets', '__tests__', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE'],
    ]) {
      expect(files).toContain(name);
    }
  });

  it('keeps no download address in its lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });

  it('takes the versions that expo lists for its SDK', () => {
    const listed = JSON.parse(read('node_modules/expo/bundledNativeModules.json')) as Record<
      string,
      string
    >;
    const all = { ...packageJson.dependencies, ...packageJson.devDependencies };
    const wrong = Object.entries(all).filter(
      ([name, version]) => listed[name] !== undefined && listed[name] !== version,
    );
    expect(wrong).toEqual([]);
  });

  it('has all the pictures that app.json names', () => {
    const named = [...read('app.json').matchAll(/"\.\/(assets\/[^"]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    expect(named.length).toBeGreaterThanOrEqual(5);
    for (const file of named) {
      // A PNG begins with these eight bytes.
      expect(readFileSync(join(ROOT, file)).subarray(0, 8).toString('hex')).toBe(
        '89504e470d0a1a0a',
      );
    }
  });

  it('explains every script in the README', () => {
    const readme = read('README.md');
    const missing = Object.keys(packageJson.scripts).filter((script) => {
      const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
      return !readme.includes(`\`${command}`);
    });
    expect(missing).toEqual([]);
  });

  it('has a place in the README for every folder of src', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const readme = read('README.md');
    for (const { name } of folders) expect(readme).toContain(`${name}/`);
  });

  it('links to files that exist', () => {
    for (const page of ['README.md', 'CONTRIBUTING.md']) {
      const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
        ([, link]) => link ?? '',
      );
      for (const link of links) expect(() => readFileSync(join(ROOT, link))).not.toThrow();
    }
  });

  it('starts its two commands without any package installed', () => {
    for (const script of [
      'scripts/start.mjs',
      'scripts/test.mjs',
      'scripts/lib/install.mjs',
      'scripts/lib/browser.cjs',
    ]) {
      const imports = [...read(script).matchAll(/(?:from|require\() ?'([^']+)'/g)].map(
        ([, name]) => name ?? '',
      );
      expect(imports.filter((name) => !name.startsWith('node:') && !name.startsWith('.'))).toEqual(
        [],
      );
      execFileSync(process.execPath, ['--check', join(ROOT, script)]);
    }
  });
});
