import { transformSync } from '@babel/core';
import { spawnSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const HERMES = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
} as const;

/** What this Hermes does not know: classes, and a variable of its own for every turn of a loop. */
const REWRITTEN_FOR_HERMES = ['transform-classes', 'transform-block-scoping'];

/** Bundles a script into one file that Node and the Hermes of the `hermes-engine-cli` package both run. */
export function bundleForBareEngine(entry: string, outName: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    // Words are loaded by async functions, which this Hermes does not know and nothing here calls.
    supported: { 'async-await': false },
    write: false,
  });
  const bundled = outputFiles.map(({ text }) => text).join('\n');
  const rewritten = transformSync(bundled, {
    babelrc: false,
    configFile: false,
    compact: false,
    presets: [
      [
        '@babel/preset-env',
        { targets: 'chrome 120', modules: false, include: REWRITTEN_FOR_HERMES },
      ],
    ],
  });
  const file = join(ROOT, 'build', outName);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, rewritten?.code ?? '');
  return file;
}

function output(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  return stdout;
}

export function runInNode(file: string): string {
  return output(process.execPath, [file]);
}

export function runOnHermes(file: string): string {
  const binary = Object.entries(HERMES).find(([platform]) => platform === process.platform)?.[1];
  if (binary === undefined)
    throw new Error(`hermes-engine-cli has no Hermes for ${process.platform}`);
  return output(join(ROOT, 'node_modules/hermes-engine-cli', binary), ['-O', '-w', file]);
}
