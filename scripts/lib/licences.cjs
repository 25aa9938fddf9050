// The licences of packages, as compact as the app keeps them: every paragraph once.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const { termsOf } = require('./native/terms.cjs');

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

/** A few packages only name their licence. */
function textOf(folder, about) {
  const files = readdirSync(folder)
    .filter((file) => IS_LICENCE.test(file))
    .sort();
  if (files.length > 0) {
    return paragraphsOf(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n\n'));
  }
  if (about.license !== 'MIT') throw new Error(`${about.name} does not say what its licence says`);
  return [authorOf(about), ...termsOf('MIT', paragraphsOf)];
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

/** A library that Gradle or CocoaPods fetches: what it is called there, whose it is, and what its licence says. */
function licenceOfLibrary({ holder, lines, ...library }) {
  const terms = termsOf(library.licence, paragraphsOf);
  return { ...library, paragraphs: [...lines, `Copyright (c) ${holder}`, ...terms] };
}

/**
 * @typedef {{ name: string, version?: string, within?: string, licence: string, text: number[] }} Package
 *
 * @param {readonly string[]} paths of packages below the project
 * @param {readonly ReturnType<typeof import('./native/credits.cjs').creditLibraries>[number][]} [libraries]
 * @returns {{ paragraphs: string[], packages: Package[], libraries: Package[] }}
 */
function collectLicences(paths, libraries = []) {
  const found = new Map(
    paths.map(licenceOf).map((licence) => [`${licence.name} ${licence.version}`, licence]),
  );
  const packages = [...found.values()].sort(inOrder);
  const fetched = libraries
    .map(licenceOfLibrary)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const paragraphs = [
    ...new Set([...packages, ...fetched].flatMap((licence) => licence.paragraphs)),
  ];
  const places = new Map(paragraphs.map((paragraph, place) => [paragraph, place]));
  const placed = ({ paragraphs: own, ...licence }) => ({
    ...licence,
    text: own.map((paragraph) => places.get(paragraph)),
  });
  return { paragraphs, packages: packages.map(placed), libraries: fetched.map(placed) };
}

module.exports = { collectLicences, LICENCES_FILE };
