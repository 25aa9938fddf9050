// The licences of packages, as compact as the app keeps them: every paragraph once.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..');

/** Where the app reads them. */
const LICENCES_FILE = join(root, 'src', 'screens', 'licences', 'licences.json');

const IS_LICENCE = /^(licen[sc]e|copying|notice)/i;

/** Lines are broken where the screen wants it. */
function paragraphsOf(text) {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) =>
      paragraph
        .replace(/^[-=*\s]+$/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
}

/** Who wrote it: a name without an address, or where it is at home. */
function authorOf({ author, repository }) {
  const name = typeof author === 'string' ? author.replace(/\s*[<(].*/, '') : author?.name;
  const home = repository?.url ?? repository ?? '';
  return name ?? home.replace(/^.*?([\w-]+\/[\w-]+)(\.git)?$/, '$1');
}

/** What all MIT licences have in common; ours is one. */
function mitTerms() {
  const own = paragraphsOf(readFileSync(join(root, 'LICENSE'), 'utf8'));
  return own.filter((paragraph) => !paragraph.startsWith('Copyright'));
}

/** A few packages only name their licence. */
function textOf(folder, about) {
  const files = readdirSync(folder)
    .filter((file) => IS_LICENCE.test(file))
    .sort();
  if (files.length > 0) {
    return paragraphsOf(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n\n'));
  }
  if (about.license !== 'MIT') throw new Error(`${about.name} does not say what its licence says`);
  return [authorOf(about), ...mitTerms()];
}

/**
 * @param {string} path of a package below the project
 */
function licenceOf(path) {
  const folder = join(root, path);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = about;
  return { name, version, licence: license?.type ?? license, paragraphs: textOf(folder, about) };
}

function inOrder(one, other) {
  const [first, second] = [one, other].map(({ name, version }) => `${name} ${version}`);
  return first < second ? -1 : Number(first > second);
}

/**
 * @typedef {{ name: string, version: string, licence: string, text: number[] }} Package
 *
 * @param {readonly string[]} paths of packages below the project
 * @returns {{ paragraphs: string[], packages: Package[] }}
 */
function collectLicences(paths) {
  const found = new Map(
    paths.map(licenceOf).map((licence) => [`${licence.name} ${licence.version}`, licence]),
  );
  const all = [...found.values()].sort(inOrder);
  const paragraphs = [...new Set(all.flatMap((licence) => licence.paragraphs))];
  return {
    paragraphs,
    packages: all.map(({ paragraphs: own, ...licence }) => ({
      ...licence,
      text: own.map((paragraph) => paragraphs.indexOf(paragraph)),
    })),
  };
}

module.exports = { collectLicences, LICENCES_FILE };
