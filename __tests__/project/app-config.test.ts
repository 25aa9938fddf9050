import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expo } from '../../app.json';
import { build, submit } from '../../eas.json';
import { version } from '../../package.json';
import { linkedPackages } from '../../scripts/lib/shipped.cjs';
import { LANGUAGES } from '../../src/i18n/languages';

const ROOT = join(__dirname, '..', '..');

/** Everything whose native code becomes part of the phones' apps. */
const NATIVE = [...linkedPackages(), 'node_modules/react-native'].map((path) => join(ROOT, path));

function filesNamed(name: string): readonly string[] {
  return NATIVE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(name) && !file.startsWith('node_modules'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}

describe('app.json', () => {
  it('has a name in both stores that will not change, and counts its builds', () => {
    expect(expo.ios.bundleIdentifier).toMatch(/^[a-z]+(\.[a-z]+){2}$/);
    expect(expo.android.package).toBe(expo.ios.bundleIdentifier);
    expect(Number(expo.ios.buildNumber)).toBeGreaterThanOrEqual(1);
    expect(expo.android.versionCode).toBeGreaterThanOrEqual(1);
    expect(expo.version).toBe(version);
  });

  it('names in its privacy manifest every reason that a package gives in its own', () => {
    const declared = expo.ios.privacyManifests.NSPrivacyAccessedAPITypes.flatMap(
      ({ NSPrivacyAccessedAPIType: type, NSPrivacyAccessedAPITypeReasons: reasons }) =>
        reasons.map((reason) => `${type} ${reason}`),
    );
    const given = filesNamed('PrivacyInfo.xcprivacy').flatMap((text) => {
      const types = text.split(/(?=NSPrivacyAccessedAPICategory)/).slice(1);
      return types.flatMap((part) => {
        const type = /^\w+/.exec(part)?.[0] ?? '';
        return [...part.matchAll(/>([\dA-F]{4}\.\d)</g)].map(
          ([, reason = '']) => `${type} ${reason}`,
        );
      });
    });
    expect(given.length).toBeGreaterThan(5);
    expect([...new Set(given)].sort()).toEqual([...declared].sort());
  });

  it('collects nothing, tracks nobody and encrypts nothing of its own', () => {
    expect(expo.ios.privacyManifests).toMatchObject({
      NSPrivacyTracking: false,
      NSPrivacyTrackingDomains: [],
      NSPrivacyCollectedDataTypes: [],
    });
    expect(expo.ios.config.usesNonExemptEncryption).toBe(false);
  });

  it('lets no package bring a permission, but for what the release build is without', () => {
    const brought = NATIVE.map((folder) => join(folder, 'android/src/main/AndroidManifest.xml'))
      .filter((file) => existsSync(file))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/uses-permission[^>]*"([\w.]*permission[\w.]+)"/g),
      ])
      .map(([, name = '']) => name);
    expect(brought).toContain('android.permission.VIBRATE');
    const blocked = new Set(expo.android.blockedPermissions);
    const left = brought.filter((name) => !blocked.has(name));
    expect([...new Set(left)]).toEqual(['android.permission.INTERNET']);
    expect(expo.plugins).toContain('./plugins/release-without-internet.js');
    expect(expo.android.permissions).toEqual([]);
  });

  it('suits phones and tablets, every way up', () => {
    expect(expo.orientation).toBe('default');
    expect(expo.ios).toMatchObject({ supportsTablet: true, requireFullScreen: false });
    expect(expo.plugins).toContainEqual(['expo-localization', { supportedLocales: LANGUAGES }]);
  });

  it('hears the back button on every Android: the gesture that looks ahead waits for a React Native that does', () => {
    const activity = readFileSync(
      join(
        ROOT,
        'node_modules/react-native/ReactAndroid/src/main/java/com/facebook/react/ReactActivity.java',
      ),
      'utf8',
    );
    const hearsOnlyFromAndroid16 = activity.includes(
      'if (AndroidVersion.isAtLeastTargetSdk36(this))',
    );
    expect(expo.android.predictiveBackGestureEnabled).toBe(!hearsOnlyFromAndroid16);
  });
});

test('eas.json builds for trying, for showing and for the stores', () => {
  expect(Object.keys(build)).toEqual(['development', 'preview', 'production']);
  expect(build.production.autoIncrement).toBe(true);
  expect(existsSync(join(ROOT, submit.production.ios.metadataPath))).toBe(true);
});
