// Which packages the app is made of: each export notes whose files went in, and the native parts are asked for.
const { spawnSync } = require('node:child_process');
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const root = join(__dirname, '..', '..');

/**
 * Where an export notes its packages.
 *
 * @param {string} platforms as the export is told them
 */
function shippedFile(platforms) {
  return join(root, 'build', `shipped-${platforms.replaceAll(',', '-')}.json`);
}

/**
 * The folder of the package that a file belongs to; nothing for a file of our own.
 *
 * @param {string} file
 * @returns {string | undefined}
 */
function packageOf(file) {
  const name = '(?:@[^/]+/)?[^/]+';
  const folder = new RegExp(`node_modules/(?:${name}/node_modules/)*${name}`);
  return folder.exec(file.replaceAll('\\', '/'))?.[0];
}

/**
 * @param {string} list
 * @param {Iterable<string>} files
 */
function writeShipped(list, files) {
  const packages = [...files].map(packageOf).filter((folder) => folder !== undefined);
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify([...new Set(packages)].sort()));
}

/**
 * @param {string} list
 * @returns {string[]}
 */
function readShipped(list) {
  return JSON.parse(readFileSync(list, 'utf8'));
}

function autolinking(command, platform) {
  const tool = join(root, 'node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js');
  const args = [tool, command, '--platform', platform, '--json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout);
}

/** @type {string[] | undefined} */
let linked;

/**
 * The packages whose native code is built into the phones' apps, also where no script of theirs is. Looked for once: it
 * takes four processes.
 *
 * @returns {string[]}
 */
function linkedPackages() {
  linked ??= findLinked();
  return linked;
}

function findLinked() {
  const folders = ['android', 'ios'].flatMap((platform) => {
    const { modules } = autolinking('resolve', platform);
    const { dependencies } = autolinking('react-native-config', platform);
    return [
      ...modules.map(({ packageName }) => join(root, 'node_modules', packageName)),
      ...Object.values(dependencies).map((dependency) => dependency.root),
    ];
  });
  return [...new Set(folders.map((folder) => packageOf(relative(root, folder)) ?? folder))];
}

module.exports = { linkedPackages, packageOf, readShipped, shippedFile, writeShipped };
