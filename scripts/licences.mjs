// `npm run licences`: writes the licences of all that the app is made of, for the screen that lists them. What that is was
// noted by the last exports, of the web and of the phones, and stands in the build files of packages with native code.
// With `--check` it only says whether the list still holds.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { format } from 'prettier';

import { collectLicences, LICENCES_FILE } from './lib/licences.cjs';
import { creditLibraries, unusedRows } from './lib/native/credits.cjs';
import { installedLibraries } from './lib/native/installed.cjs';
import { KNOWN } from './lib/native/known.cjs';
import { linkedPackages, readShipped, shippedFile } from './lib/shipped.cjs';

const lists = ['web', 'android,ios'].map(shippedFile);
if (!lists.every((list) => existsSync(list))) {
  console.error('First export the app: npm run export:web && npm run export:native');
  process.exit(1);
}

const libraries = creditLibraries(installedLibraries(), KNOWN);
const unused = unusedRows(libraries, KNOWN);
if (unused.length > 0) {
  console.error(
    `Nothing asks for these any more, remove them from known.cjs: ${unused.join(', ')}`,
  );
  process.exit(1);
}

const licences = collectLicences([...lists.flatMap(readShipped), ...linkedPackages()], libraries);
const text = await format(JSON.stringify(licences), { parser: 'json', printWidth: 100 });
const kept = existsSync(LICENCES_FILE) ? readFileSync(LICENCES_FILE, 'utf8') : '';

if (process.argv.includes('--check')) {
  if (kept !== text)
    console.error('The licences are not those of the app any more: npm run licences');
  process.exitCode = kept === text ? 0 : 1;
} else {
  mkdirSync(dirname(LICENCES_FILE), { recursive: true });
  writeFileSync(LICENCES_FILE, text);
}
const counts = ['packages', 'libraries', 'paragraphs'].map((of) => `${licences[of].length} ${of}`);
console.log(`${counts.join(', ')}, ${text.length} characters`);
