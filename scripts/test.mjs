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

ensureInstalled();
if (!ensureBrowser()) {
  console.error(WHAT_TO_DO);
  process.exit(1);
}

const results = [];
for (const script of CHECKS) {
  console.log(`\n── npm run ${script}`);
  const start = Date.now();
  const isExported = results.every((result) => result.script !== 'export:web' || result.passed);
  const passed = script === 'test:browser' && !isExported ? false : runs(script);
  results.push({ script, passed, seconds: Math.round((Date.now() - start) / SECOND) });
}

console.log('');
for (const { script, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${script.padEnd(16)} ${seconds} s`);
}
const failed = results.filter((result) => !result.passed).length;
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
