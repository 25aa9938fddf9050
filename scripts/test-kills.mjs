// `npm run test:kills`: kills browsers in the middle of matches more often than `npm test` does. Needs the exported app.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const DEFAULT_KILLS = '60';

const [kills = DEFAULT_KILLS] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(kills)) {
  console.error('How many kills? For instance: npm run test:kills -- 100');
  process.exit(1);
}
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const { status } = spawnSync(
  process.execPath,
  [jest, '--selectProjects=browser', '--testPathPattern', 'e2e/killed-browser'],
  { stdio: 'inherit', env: { ...process.env, BACKLOT_KILLS: kills } },
);
process.exit(status ?? 1);
