// `npm run prebuild:check`: makes the native projects of both platforms in a copy of this one, to see that it can be done
// and that the Android app for the stores asks for no permission. Nothing is left behind, and nothing is downloaded: the
// template comes with the expo package.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { permissionsOf } from './lib/permissions.cjs';
import { linkedPackages } from './lib/shipped.cjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What Expo reads to make them. */
const NEEDED = ['app.json', 'package.json', 'assets', 'plugins', 'App.tsx', 'babel.config.js'];

/** What a platform's folder must hold in the end. */
const MADE = [
  'android/gradle.properties',
  'android/app/build.gradle',
  'android/app/src/main/AndroidManifest.xml',
  'android/app/src/release/AndroidManifest.xml',
  'ios/Podfile',
  'ios/Backlot/Info.plist',
  'ios/Backlot/PrivacyInfo.xcprivacy',
];

/** What the app may do on Android: in the stores nothing, while it is worked on also load itself from a computer. */
const PERMISSIONS = {
  release: [],
  debug: ['android.permission.INTERNET', 'android.permission.SYSTEM_ALERT_WINDOW'],
};

/** What must stand in files of these folders: room for matches, and that the system's backup takes them. */
const SETTINGS = [
  ['android/gradle.properties', /^AsyncStorage_db_size_in_MB=20$/m],
  ['ios/Backlot/Info.plist', /<key>RCTAsyncStorageExcludeFromBackup<\/key>\s*<false\/>/],
];

const copy = mkdtempSync(join(tmpdir(), 'backlot-prebuild-'));

function manifestsFor(buildType) {
  const own = [buildType, 'main'].map((name) => `${copy}/android/app/src/${name}`);
  const packages = linkedPackages().map((path) => join(root, path, 'android/src/main'));
  return [...own, ...packages]
    .map((folder) => join(folder, 'AndroidManifest.xml'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

function problems() {
  const missing = MADE.filter((file) => !existsSync(join(copy, file)));
  const wrong = Object.entries(PERMISSIONS)
    .map(([type, wanted]) => ({ type, wanted, found: permissionsOf(manifestsFor(type)) }))
    .filter(({ wanted, found }) => wanted.join() !== found.join());
  const unset = SETTINGS.filter(
    ([file, setting]) =>
      !missing.includes(file) && !setting.test(readFileSync(join(copy, file), 'utf8')),
  );
  return [
    ...unset.map(([file, setting]) => `Not in ${file}: ${setting.source}`),
    ...missing.map((file) => `Not made: ${file}`),
    ...wrong.map(({ type, found }) => `Permissions of a ${type} build: ${found.join(', ')}`),
  ];
}

try {
  for (const name of NEEDED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const expo = join(root, 'node_modules/expo/bin/cli');
  const args = [expo, 'prebuild', '--no-install', '--platform', 'all'];
  const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
  const { status } = spawnSync(process.execPath, args, { cwd: copy, env, stdio: 'inherit' });
  const found = problems();
  for (const problem of found) console.error(problem);
  process.exitCode = status === 0 && found.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
