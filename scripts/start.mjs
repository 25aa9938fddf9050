// `npm start`: installs what is missing, then serves the app: in the browser, and by QR code to a phone.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './lib/install.mjs';

const FIRST_PORT = 8081;
const LAST_PORT = 8120;

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Expo would stop and ask when its port is taken. */
async function portArgs(given) {
  if (given.some((arg) => arg === '--port' || arg === '-p' || arg.startsWith('--port='))) return [];
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    if (await isFree(port)) return ['--port', String(port)];
  }
  return [];
}

ensureInstalled();

const given = process.argv.slice(2);
const expo = fileURLToPath(new URL('../node_modules/expo/bin/cli', import.meta.url));
const args = [expo, 'start', '--web', ...(await portArgs(given)), ...given];
/** Without a screen there is no browser to open, and Expo would give up; the address is printed all the same. */
const { DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env;
const hasScreen =
  process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY ?? WSL_DISTRO_NAME);
const env = {
  ...(!hasScreen && { BROWSER: 'none' }),
  // Expo's version check and telemetry need the internet; the app does not.
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  ...process.env,
};
const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
