// `node scripts/export.mjs web|android|ios FOLDER`: builds the app without asking and without the internet.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [platform, folder] = process.argv.slice(2);
if (!['web', 'android', 'ios'].includes(platform) || !folder) {
  console.error('Usage: node scripts/export.mjs web|android|ios FOLDER');
  process.exit(2);
}
const expo = fileURLToPath(new URL('../node_modules/expo/bin/cli', import.meta.url));
const args = [expo, 'export', '--platform', platform, '--output-dir', folder, '--clear'];
const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
process.exit(status ?? 1);
