// Finds Firefox and WebKit for the smoke tests, and installs them where that can be done without asking. Uses nothing but
// Node, so that it works before `npm install`.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const { installPackages, isExecutable, searchPath } = require('./browser.cjs');

const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @returns {string | undefined} the path of a Firefox */
function findFirefox() {
  const named = process.env.BACKLOT_FIREFOX;
  if (named) return isExecutable(named) ? named : undefined;
  return searchPath('firefox-esr') ?? searchPath('firefox') ?? FIREFOX_PLACES.find(isExecutable);
}

/** Where distributions put the small browser of WebKitGTK, in a folder named by its version. */
const MINI_BROWSER_PLACES = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/libexec',
];

function foldersIn(place) {
  try {
    return readdirSync(place).map((name) => join(place, name));
  } catch {
    return [];
  }
}

/** @returns {{ driver: string, browser: string, display: string } | undefined} what WebKitGTK is tested with */
function findWebKit() {
  const browser = MINI_BROWSER_PLACES.flatMap(foldersIn)
    .filter((folder) => folder.includes('webkit'))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
  const driver = searchPath('WebKitWebDriver');
  const display = searchPath('Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** The browsers that are tried beside Chromium, by the script that does it. */
const OTHER_BROWSERS = {
  'test:firefox': { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  'test:webkit': { name: 'WebKitGTK', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * Whether that browser is there, installed first where apt can do it without a question.
 *
 * @param {keyof typeof OTHER_BROWSERS} script
 */
function ensureOtherBrowser(script) {
  const { find, packages } = OTHER_BROWSERS[script];
  if (find() === undefined) installPackages(packages);
  return find() !== undefined;
}

/**
 * @param {keyof typeof OTHER_BROWSERS} script
 * @returns {string} what is missing, and where it comes from
 */
function howToGet(script) {
  const { name, packages } = OTHER_BROWSERS[script];
  return `${name}: not found; on Debian or Ubuntu, sudo apt-get install ${packages.join(' ')}`;
}

module.exports = { OTHER_BROWSERS, ensureOtherBrowser, findFirefox, findWebKit, howToGet };
