// Takes the permission to use the internet out of release builds of the Android app, which talks to nobody. Debug builds
// load the app from the computer it is worked on and keep the permission, which the main manifest has: were it
// blocked there, they could not have it either.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const { withDangerousMod } = require('expo/config-plugins');

/** Of all manifests that are merged the one of the build type has the last word. */
const MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:tools="http://schemas.android.com/tools">

    <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`;

/** @type {import('expo/config-plugins').ConfigPlugin} */
module.exports = (config) =>
  withDangerousMod(config, [
    'android',
    (project) => {
      const folder = join(project.modRequest.platformProjectRoot, 'app/src/release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'AndroidManifest.xml'), MANIFEST);
      return project;
    },
  ]);
