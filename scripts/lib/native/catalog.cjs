// A Gradle version catalog (libs.versions.toml), as far as React Native writes one.

/**
 * @typedef {{ group: string, name: string, version?: string }} Library
 * @typedef {{ versions: Map<string, string>, libraries: Map<string, Library> }} Catalog
 */

/** A name with dashes is one with dots where a build file uses it. */
const asUsed = (name) => name.replaceAll('-', '.');

function libraryOf(row, versions) {
  const field = (key) => new RegExp(`\\b${key}\\s*=\\s*"([^"]+)"`).exec(row)?.[1];
  const [group, name] = field('module')?.split(':') ?? [field('group'), field('name')];
  return { group, name, version: versions.get(field('version.ref')) ?? field('version') };
}

/**
 * @param {string} text
 * @returns {Catalog}
 */
function readCatalog(text) {
  const rows = (section) => {
    const part = text.split(`[${section}]`)[1]?.split(/^\[/m)[0] ?? '';
    return [...part.matchAll(/^([\w-]+)\s*=\s*(.+)$/gm)].map(([, key, value]) => [key, value]);
  };
  const versions = new Map(
    rows('versions').map(([key, value]) => [key, value.replaceAll('"', '').trim()]),
  );
  const libraries = new Map(
    rows('libraries').map(([key, value]) => [asUsed(key), libraryOf(value, versions)]),
  );
  return { versions, libraries };
}

module.exports = { readCatalog };
