// `npm test`: installs what is missing, a browser included, and runs every check. Each is also a script of its own.
import { spawnSync } from 'node:child_process';

import { ensureBrowser, WHAT_TO_DO } from './lib/browser.cjs';
import { ensureInstalled } from './lib/install.mjs';

/** In the order in which they fail fastest. */
const CHECKS = [
  'format:check',
  'lint',
  'typecheck',
  'test:unit',
  'test:component',
  'export:web',
  'export:native',
  'licences:check',
  'prebuild:check',
  'test:browser',
];

const SECOND = 1000;

function runs(script) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(npm, ['run', '--silent', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  return status === 0;
}

/** The browser tests need a browser and the exported app; without them they fail, and say why. */
function canRun(script, earlier) {
  if (script !== 'test:browser') return true;
  if (!hasBrowser) console.error(WHAT_TO_DO);
  return hasBrowser && earlier.every((result) => result.script !== 'export:web' || result.passed);
}

ensureInstalled();
// Asked for at the start, so that a long run does not end with a surprise; the other checks run all the same.
const hasBrowser = ensureBrowser() !== undefined;
if (!hasBrowser) console.error(`${WHAT_TO_DO}\n`);

const results = [];
for (const script of CHECKS) {
  console.log(`\n── npm run ${script}`);
  const start = Date.now();
  const passed = canRun(script, results) && runs(script);
  results.push({ script, passed, seconds: Math.round((Date.now() - start) / SECOND) });
}

console.log('');
for (const { script, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${script.padEnd(16)} ${seconds} s`);
}
const failed = results.filter((result) => !result.passed).length;
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
