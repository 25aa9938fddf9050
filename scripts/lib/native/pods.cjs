// Which pods a podspec is about and asks for.

/**
 * @param {string} text of a podspec
 * @returns {{ name: string, version?: string, asksFor: string[] }}
 */
function readPodspec(text) {
  const bare = text.replace(/^\s*#.*$/gm, '');
  const field = (key) => new RegExp(`\\.${key}\\s*=\\s*["']([^"']+)["']`).exec(bare)?.[1];
  // What tests ask for is not in the app.
  const asked = bare.matchAll(
    /(?:(?<!test_spec)\.dependency\s*\(?\s*|add_dependency\(\w+,\s*)["']([^"'/]+)/g,
  );
  return {
    name: field('name'),
    version: /^\d/.test(field('version') ?? '') ? field('version') : undefined,
    asksFor: [...new Set([...asked].map(([, name]) => name))],
  };
}

module.exports = { readPodspec };
