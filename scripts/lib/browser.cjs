// Finds the browser that draws the icons and runs the browser tests, and installs it where that can be done
// without asking: with apt, as root. Uses nothing but Node, so that it works before `npm install`.
const { spawnSync } = require('node:child_process');
const { accessSync, constants } = require('node:fs');
const { delimiter, join } = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without these Chromium keeps trying to reach the network, and as root it does not start at all. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHAT_TO_DO = [
  'No browser was found for the browser tests. Do one of these and run it again:',
  '  - Debian or Ubuntu: sudo apt-get install chromium',
  '  - macOS: brew install --cask chromium   (or install Google Chrome)',
  '  - Windows: install Google Chrome',
  '  - or name one: BACKLOT_BROWSER=/path/to/chrome npm test',
].join('\n');

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
function searchPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** @returns {string | undefined} the path of a Chromium or Chrome */
function findBrowser() {
  const named = process.env.BACKLOT_BROWSER;
  if (named) return isExecutable(named) ? named : undefined;
  for (const name of NAMES) {
    const found = searchPath(name);
    if (found) return found;
  }
  return USUAL_PLACES.find(isExecutable);
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/**
 * Installs packages where that can be done without a question.
 *
 * @param {readonly string[]} packages
 */
function installPackages(packages) {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (!isRoot || !searchPath('apt-get')) return;
  console.log(`Installing ${packages.join(' and ')}`);
  if (!apt('update'))
    console.log('apt-get update did not succeed; trying with the lists there are');
  apt('install', '--yes', '--no-install-recommends', ...packages);
}

/** @returns {string | undefined} the browser, installed first where apt can do it without a question */
function ensureBrowser() {
  const found = findBrowser();
  if (found || process.env.BACKLOT_BROWSER) return found;
  installPackages(['chromium']);
  return findBrowser();
}

module.exports = {
  BROWSER_ARGS,
  WHAT_TO_DO,
  findBrowser,
  ensureBrowser,
  installPackages,
  isExecutable,
  searchPath,
};
