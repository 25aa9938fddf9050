// `npm test`: installs what is missing, browsers included, and runs every check. Each is also a script of its own.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { ensureBrowser, WHAT_TO_DO } from './lib/browser.cjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureOtherBrowser, howToGet, OTHER_BROWSERS } from './lib/other-browsers.cjs';
import { runTasks, triedAgain } from './lib/schedule.mjs';

const SECOND = 1000;

/** A run of tests comes in parts that keep one core busy each, so that no core waits for the end of another one's part. */
const PARTS = 2;

/**
 * @param {string} script
 * @param {readonly string[]} needs
 */
function inParts(script, needs = []) {
  return Array.from({ length: PARTS }, (_, part) => ({
    name: `${script} ${part + 1}/${PARTS}`,
    script,
    args: ['--', '--maxWorkers', '1', '--shard', `${part + 1}/${PARTS}`],
    needs,
  }));
}

/**
 * @param {string} script
 * @param {readonly string[]} needs
 */
function whole(script, needs = []) {
  return { name: script, script, args: [], needs };
}

/** What others wait for comes first, then what fails soon, then what takes long; short ones fill the end. */
const CHECKS = [
  whole('export:web'),
  whole('format:check'),
  whole('lint'),
  whole('typecheck'),
  ...inParts('test:browser', ['export:web']),
  // One export at a time: both empty the bundler's cache.
  whole('export:native', ['export:web']),
  ...inParts('test:unit'),
  ...inParts('test:component'),
  whole('test:firefox', ['export:web']),
  whole('test:webkit', ['export:web']),
  whole('licences:check', ['export:native']),
  whole('prebuild:check'),
];

/** As many as there are cores, though not so many that their browsers and bundlers fill the memory. */
const LANES = Math.min(Math.max(availableParallelism(), 1), 4);

const flaky = new Set();

/** Runs a check, and prints what it said when it is over: others print meanwhile. */
function runs({ name, script, args }) {
  if (script === 'test:browser' && !hasBrowser) {
    console.error(`\n── ${name}\n${WHAT_TO_DO}`);
    return Promise.resolve(false);
  }
  const isWindows = process.platform === 'win32';
  const child = spawn(isWindows ? 'npm.cmd' : 'npm', ['run', '--silent', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  });
  console.log(`begins  ${name}`);
  const said = [];
  child.stdout.on('data', (text) => said.push(text));
  child.stderr.on('data', (text) => said.push(text));
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      const printed = Buffer.concat(said).toString();
      for (const test of triedAgain(printed)) flaky.add(test);
      process.stdout.write(`\n── npm run ${name}\n${printed}\n`);
      resolve(status === 0);
    });
  });
}

ensureInstalled();
// Asked for at the start, so that a long run does not end with a surprise; the other checks run all the same.
const hasBrowser = ensureBrowser() !== undefined;
if (!hasBrowser) console.error(`${WHAT_TO_DO}\n`);
const missing = Object.keys(OTHER_BROWSERS).filter((script) => !ensureOtherBrowser(script));

const start = Date.now();
const checks = CHECKS.filter(({ script }) => !missing.includes(script));
const results = await runTasks(checks, LANES, runs);

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(18)} ${seconds} s`);
}
for (const test of flaky) console.log(`Failed once and was tried again: ${test}`);
for (const script of missing) console.log(`Not tried: ${howToGet(script)}`);
const failed = results.filter((result) => !result.passed).length;
const minutes = ((Date.now() - start) / SECOND / 60).toFixed(1);
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed, in ${minutes} minutes`);
process.exit(failed === 0 ? 0 : 1);
