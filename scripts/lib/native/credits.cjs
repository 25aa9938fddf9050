// Credits of libraries, from what build files name and what is known of them.

/**
 * @typedef {{ system: 'Android' | 'iOS', key: string, label: string, version?: string }} Found a library that a build file names
 */

/** As Gradle decides when modules disagree. */
function newer(one, other) {
  return (one ?? '').localeCompare(other ?? '', 'en', { numeric: true }) < 0 ? other : one;
}

const covers = (key, wanted) =>
  wanted === key ||
  (key.endsWith('.*') ? wanted.startsWith(key.slice(0, -1)) : wanted.startsWith(`${key}:`));

/** The most telling key wins: one artifact of a group may be somebody else's. */
function creditOf({ key, label }, known) {
  const rows = known.flatMap((row) => (row.keys ?? []).map((pattern) => ({ row, pattern })));
  const fitting = rows.filter(({ pattern }) => covers(pattern, key));
  const best = fitting.sort((one, other) => other.pattern.length - one.pattern.length)[0];
  if (best === undefined) {
    throw new Error(`Whose is ${label} (${key})? Add it to scripts/lib/native/known.cjs.`);
  }
  return best.row;
}

/** Every part of a library once, in the version that is taken in. */
function partsOf(found) {
  const parts = new Map();
  for (const part of found) {
    const id = `${part.system}: ${part.label}`;
    parts.set(id, { ...part, version: newer(parts.get(id)?.version, part.version) });
  }
  return [...parts.values()].sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** One line a system. */
function linesOf(parts) {
  return ['Android', 'iOS']
    .map((system) => ({ system, own: parts.filter((part) => part.system === system) }))
    .filter(({ own }) => own.length > 0)
    .map(({ system, own }) => {
      const names = own.map(({ label, version }) => [label, version].filter(Boolean).join(' '));
      return `${system}: ${names.join(', ')}`;
    });
}

/** Of the whole library, if its parts agree on one. */
function versionOf(parts) {
  const versions = new Set(parts.map(({ version }) => version).filter(Boolean));
  return versions.size === 1 ? [...versions][0] : undefined;
}

/**
 * @param {readonly Found[]} found
 * @param {readonly import('./known.cjs').Known[]} known
 * @returns {{ name: string, version?: string, within?: string, licence: string, holder: string, lines: string[] }[]}
 */
function creditLibraries(found, known) {
  const owners = found.map((part) => ({ part, row: creditOf(part, known) }));
  const named = new Set(owners.map(({ row }) => row.name));
  return known
    .filter(({ name, within }) => named.has(name) || named.has(within))
    .map(({ name, licence, holder, within }) => {
      const parts = partsOf(owners.filter(({ row }) => row.name === name).map(({ part }) => part));
      return { name, version: versionOf(parts), within, licence, holder, lines: linesOf(parts) };
    });
}

/** Rows of what nothing asks for any more. */
function unusedRows(credits, known) {
  const used = new Set(credits.map(({ name }) => name));
  return known.map(({ name }) => name).filter((name) => !used.has(name));
}

module.exports = { creditLibraries, unusedRows };
