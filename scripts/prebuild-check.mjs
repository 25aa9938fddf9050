// `npm run prebuild:check`: makes the native projects of both platforms in a copy of this one, to see that it can be done.
// Nothing is left behind, and nothing is downloaded: the template comes with the expo package.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What Expo reads to make them. */
const NEEDED = ['app.json', 'package.json', 'assets', 'App.tsx', 'babel.config.js'];

/** What a platform's folder must hold in the end. */
const MADE = [
  'android/app/build.gradle',
  'android/app/src/main/AndroidManifest.xml',
  'ios/Podfile',
  'ios/Backlot/Info.plist',
  'ios/Backlot/PrivacyInfo.xcprivacy',
];

const copy = mkdtempSync(join(tmpdir(), 'backlot-prebuild-'));
try {
  for (const name of NEEDED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const expo = join(root, 'node_modules/expo/bin/cli');
  const args = [expo, 'prebuild', '--no-install', '--platform', 'all'];
  const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
  const { status } = spawnSync(process.execPath, args, { cwd: copy, env, stdio: 'inherit' });
  const missing = MADE.filter((file) => !existsSync(join(copy, file)));
  for (const file of missing) console.error(`Not made: ${file}`);
  process.exitCode = status === 0 && missing.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
