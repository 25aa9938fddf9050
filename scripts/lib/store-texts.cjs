// What the stores say of the app, read from store/*.md: a section for each text, under its name.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * @param {string} language
 * @returns {Record<string, string>} the texts by the names of their sections, in lower case
 */
function readStoreTexts(language) {
  const page = readFileSync(join(__dirname, '..', '..', 'store', `${language}.md`), 'utf8');
  const [, ...sections] = page.split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => {
      const [name, ...lines] = section.split('\n');
      return [name.trim().toLowerCase(), lines.join('\n').trim()];
    }),
  );
}

module.exports = { readStoreTexts };
