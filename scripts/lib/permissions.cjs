// Which permissions an Android app asks for, by the manifests it is merged from.

/**
 * @param {readonly string[]} manifests the texts, that of the build type first, then the app's own, then the packages'
 * @returns {string[]} whichever the first manifest that names it does not remove
 */
function permissionsOf(manifests) {
  const decided = new Map();
  for (const manifest of manifests) {
    for (const [element] of manifest.matchAll(/<uses-permission[^>]*>/g)) {
      const name = /android:name="([^"]+)"/.exec(element)?.[1];
      if (!decided.has(name)) decided.set(name, !element.includes('tools:node="remove"'));
    }
  }
  return [...decided.keys()].filter((name) => decided.get(name)).sort();
}

module.exports = { permissionsOf };
