// The libraries that the installed packages will have fetched for the phones' apps, read from their build files.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const { linkedPackages } = require('../shipped.cjs');
const { readCatalog } = require('./catalog.cjs');
const { gradleLibraries, pomLibraries } = require('./gradle.cjs');
const { OWN, UNMET, UNUSED_PODS } = require('./known.cjs');
const { readPodspec } = require('./pods.cjs');

const root = join(__dirname, '..', '..', '..');
const reactNative = join(root, 'node_modules/react-native');

const read = (...path) => readFileSync(join(...path), 'utf8');

function filesEnding(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.startsWith('node_modules'))
    .sort()
    .map((file) => join(folder, file));
}

const hermesVersion = () =>
  /HERMES_V1_VERSION_NAME=(\S+)/.exec(
    read(reactNative, 'sdks/hermes-engine/version.properties'),
  )?.[1];

function onAndroid({ group, name, version }) {
  const key = `maven:${group}:${name}`;
  const isHermes = name === 'hermes-android';
  const label = `${group}:${name}`;
  return { system: 'Android', key, label, version: isHermes ? hermesVersion() : version };
}

function mavenLibraries(folders) {
  const catalog = readCatalog(read(reactNative, 'gradle/libs.versions.toml'));
  const builds = folders
    .flatMap((folder) =>
      ['build.gradle', 'build.gradle.kts'].map((file) => join(folder, 'android', file)),
    )
    .concat(join(reactNative, 'ReactAndroid/build.gradle.kts'))
    .filter((file) => existsSync(file));
  const poms = folders.flatMap((folder) => filesEnding(folder, '.pom'));
  return [
    ...builds.flatMap((file) => gradleLibraries(read(file), { unmet: UNMET, catalog })),
    ...poms.flatMap((file) => pomLibraries(read(file))),
  ].map(onAndroid);
}

/** What React Native compiles into its own library: it takes their versions from the catalog one by one. */
function compiledLibraries() {
  const { versions } = readCatalog(read(reactNative, 'gradle/libs.versions.toml'));
  const build = read(reactNative, 'ReactAndroid/build.gradle.kts');
  return [...build.matchAll(/val \w+_VERSION = libs\.versions\.(\w+)\.get\(\)/g)].map(
    ([, name]) => ({
      system: 'Android',
      key: `c++:${name}`,
      label: name,
      version: versions.get(name)?.replaceAll('_', '.'),
    }),
  );
}

/** Some pods have their versions from a list of settings. */
function configuredVersion(pod) {
  const name = { 'RCT-Folly': 'folly', SocketRocket: 'socket_rocket' }[pod];
  const settings = read(reactNative, 'scripts/cocoapods/helpers.rb');
  const config = name && settings.split(`@@${name}_config = {`)[1]?.split('}')[0];
  return /:version => '([^']+)'/.exec(config ?? '')?.[1];
}

function pods(folders) {
  const specs = [...folders, reactNative]
    .flatMap((folder) => filesEnding(folder, '.podspec'))
    .map((file) => ({ file, ...readPodspec(read(file)) }));
  const isFetched = ({ file }) => /third-party-podspecs|hermes-engine/.test(file);
  const ours = new Set(specs.filter((spec) => !isFetched(spec)).map(({ name }) => name));
  const shared = readPodspec(read(reactNative, 'scripts/cocoapods/rndependencies.rb'));
  const asked = new Set([...specs, shared].flatMap(({ asksFor }) => asksFor));
  // It is the others of its folder, built beforehand.
  asked.delete('ReactNativeDependencies');
  return [...asked]
    .filter((name) => !ours.has(name) && !UNUSED_PODS.has(name))
    .map((name) => {
      const version = specs.find((spec) => spec.name === name)?.version ?? configuredVersion(name);
      const known = name === 'hermes-engine' ? hermesVersion() : version;
      return { system: 'iOS', key: `pod:${name}`, label: name, version: known };
    });
}

/** @returns {import('./credits.cjs').Found[]} */
function installedLibraries() {
  const folders = linkedPackages().map((path) => join(root, path));
  return [...mavenLibraries(folders), ...compiledLibraries(), ...pods(folders)].filter(
    ({ key }) => !OWN.has(key),
  );
}

module.exports = { installedLibraries };
