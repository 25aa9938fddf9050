// Which libraries a module for Android takes into the app: by its build file, or by the POM of one that comes built.

/** What ends up in the app for the stores: no tests, no tools, nothing that only debug builds or compilers see. */
const SHIPPED = /^(?:release)?(?:api|implementation|runtimeOnly)$/i;

const CALL = /^\s*"?(\w+)"?[ (]\s*(.+?)\s*$/;

/** Up to the brace that closes the one at which the text begins. */
function blockAt(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(open, at + 1);
  }
  return text.slice(open);
}

/** Without what stands behind a condition that the app does not meet. */
function without(text, condition) {
  const found = text.indexOf(`if (${condition}) {`);
  if (found < 0) return text;
  const open = text.indexOf('{', found);
  const rest = text.slice(open + blockAt(text, open).length);
  return text.slice(0, found) + without(rest, condition);
}

/** What `$name` and `${name}` stand for, where the file says it in so many words. */
function resolve(version, text) {
  const name = /^\$\{?(\w+)\}?$/.exec(version ?? '')?.[1];
  if (name === undefined) return version === '+' || version?.includes('$') ? undefined : version;
  return new RegExp(`\\b${name}\\s*=\\s*["']([\\d.]+)["']`).exec(text)?.[1];
}

function libraryOf(what, text, catalog) {
  const [group, name, version] = /^["']([^"':]+:[^"']+)["']/.exec(what)?.[1].split(':') ?? [];
  if (name !== undefined) return { group, name, version: resolve(version, text) };
  return catalog?.libraries.get(/^libs\.([\w.]+)/.exec(what)?.[1]);
}

/** Another module of the same app, listed as the package it is. */
const isModule = (what) => /^(?:project\b(?!\.ext)|\w+Project\b)/.test(what);

/**
 * @param {string} text of a build file
 * @param {{ unmet?: readonly string[], catalog?: import('./catalog.cjs').Catalog }} [known] conditions that the app does not
 *   meet, and the catalog that `libs` stands for
 * @returns {import('./catalog.cjs').Library[]}
 */
function gradleLibraries(text, { unmet = [], catalog } = {}) {
  const met = unmet.reduce(without, text.replace(/^\s*\/\/.*$/gm, ''));
  const blocks = [...met.matchAll(/^dependencies \{/gm)].map(({ index }) =>
    blockAt(met, met.indexOf('{', index)),
  );
  return blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => CALL.exec(line))
    .filter((call) => call !== null && SHIPPED.test(call[1]))
    .map(([, , what]) => what.replace(/^\(/, ''))
    .filter((what) => !isModule(what))
    .map((what) => {
      const library = libraryOf(what, text, catalog);
      if (library === undefined) throw new Error(`Not understood in a build file: ${what}`);
      return library;
    });
}

/**
 * @param {string} text of a POM
 * @returns {import('./catalog.cjs').Library[]}
 */
function pomLibraries(text) {
  return [...text.matchAll(/<dependency>(.*?)<\/dependency>/gs)]
    .map(([, dependency]) => {
      const field = (key) => new RegExp(`<${key}>([^<]+)</${key}>`).exec(dependency)?.[1];
      const [group, name, version] = ['groupId', 'artifactId', 'version'].map(field);
      return { scope: field('scope') ?? 'compile', library: { group, name, version } };
    })
    .filter(({ scope }) => scope === 'compile' || scope === 'runtime')
    .map(({ library }) => library);
}

module.exports = { gradleLibraries, pomLibraries };
