import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A script as a person runs it, but for npm. */
export function runScript(file: string, ...args: readonly string[]): Run {
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, file, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { code: status, out: stdout, err: stderr };
}
