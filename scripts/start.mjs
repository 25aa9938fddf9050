// `npm start`: installs what is missing, then serves the app: in the browser, and by QR code to a phone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();

const expo = fileURLToPath(new URL('../node_modules/expo/bin/cli', import.meta.url));
const args = [expo, 'start', '--web', ...process.argv.slice(2)];
const env = {
  // Expo's version check and telemetry need the internet; the app does not.
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  ...process.env,
};
const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
