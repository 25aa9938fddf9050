// What licences say, from packages that are installed anyway. Of a few only the name and the holder can be told.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..', '..');

/** Where the words of a licence are to be had; its own holder is left out of them. */
const SOURCES = {
  'Apache-2.0': 'node_modules/typescript/LICENSE.txt',
  'BSD-3-Clause': 'node_modules/hyphenate-style-name/LICENSE',
  MIT: 'LICENSE',
};

const isHolder = (paragraph) => /^Copyright \(c\)/i.test(paragraph);

/**
 * @param {string} licence by its SPDX id
 * @param {(text: string) => string[]} paragraphsOf
 * @returns {string[]}
 */
function termsOf(licence, paragraphsOf) {
  const source = SOURCES[licence];
  if (source === undefined) return [];
  return paragraphsOf(readFileSync(join(root, source), 'utf8')).filter(
    (paragraph) => !isHolder(paragraph),
  );
}

module.exports = { termsOf };
