// `npm test`: installs what is missing, a browser included, and runs every check. Each is also a script of its own.
import { spawn } from 'node:child_process';

import { ensureBrowser, WHAT_TO_DO } from './lib/browser.cjs';
import { ensureInstalled } from './lib/install.mjs';

/**
 * One stage after the other; the lanes of a stage side by side, each in its own order. Checks that keep one core busy
 * share the machine with others; those that play the app have it for themselves.
 */
const STAGES = [
  [
    ['format:check', 'lint', 'typecheck', 'test:unit'],
    ['export:web', 'export:native', 'licences:check', 'prebuild:check'],
  ],
  [['test:component', 'test:browser']],
];

const SECOND = 1000;

/** Runs a check. What it prints is shown at once, or in one piece at its end where another lane is printing. */
function runs(script, isShownAtOnce) {
  const isWindows = process.platform === 'win32';
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const output = isShownAtOnce ? 'inherit' : 'pipe';
  const child = spawn(npm, ['run', '--silent', script], {
    stdio: ['ignore', output, output],
    shell: isWindows,
  });
  const printed = [];
  child.stdout?.on('data', (text) => printed.push(text));
  child.stderr?.on('data', (text) => printed.push(text));
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      if (!isShownAtOnce) process.stdout.write(heading(script) + Buffer.concat(printed));
      resolve(status === 0);
    });
  });
}

function heading(script) {
  return `\n── npm run ${script}\n`;
}

/** The browser tests need a browser and the exported app; without them they fail, and say why. */
function canRun(script, earlier) {
  if (script !== 'test:browser') return true;
  if (!hasBrowser) console.error(WHAT_TO_DO);
  return hasBrowser && earlier.every((result) => result.script !== 'export:web' || result.passed);
}

async function runLane(scripts, isShownAtOnce, results) {
  for (const script of scripts) {
    if (isShownAtOnce) process.stdout.write(heading(script));
    const start = Date.now();
    const passed = canRun(script, results) && (await runs(script, isShownAtOnce));
    results.push({ script, passed, seconds: Math.round((Date.now() - start) / SECOND) });
  }
}

ensureInstalled();
// Asked for at the start, so that a long run does not end with a surprise; the other checks run all the same.
const hasBrowser = ensureBrowser() !== undefined;
if (!hasBrowser) console.error(`${WHAT_TO_DO}\n`);

const start = Date.now();
const results = [];
for (const lanes of STAGES) {
  await Promise.all(lanes.map((scripts, lane) => runLane(scripts, lane === 0, results)));
}

console.log('');
for (const { script, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${script.padEnd(16)} ${seconds} s`);
}
const failed = results.filter((result) => !result.passed).length;
const minutes = ((Date.now() - start) / SECOND / 60).toFixed(1);
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed, in ${minutes} minutes`);
process.exit(failed === 0 ? 0 : 1);
