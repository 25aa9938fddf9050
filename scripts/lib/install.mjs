// Installs the packages when they are missing or older than the lock file. Uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** What Expo, React Native and the tools agree on. */
const NODE_NEEDED = '20.19.4, 22.13, 24.3 or newer';

function isNodeSupported() {
  const [major, minor, patch] = process.versions.node.split('.').map(Number);
  if (major === 20) return minor > 19 || (minor === 19 && patch >= 4);
  if (major === 22) return minor >= 13;
  return major === 24 ? minor >= 3 : major > 24;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** npm notes what it has installed when it is done, so an install that was cut short counts as none. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || installed[path]?.version === version,
  );
}

/** Exits with a message when Node is too old or the packages cannot be installed. */
export function ensureInstalled() {
  if (!isNodeSupported()) {
    console.error(`Backlot needs Node ${NODE_NEEDED}; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages (this takes a few minutes the first time)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'The packages could not be installed. See the messages above; then run it again.',
    );
    process.exit(1);
  }
}
