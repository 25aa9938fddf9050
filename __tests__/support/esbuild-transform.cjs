// Turns TypeScript into what Node runs, and no further: the rules are tested as they are, at full speed.
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update(version + 'import.meta.url' + 'dynamic-import')
      .update(file)
      .update(source)
      .digest('hex'),
  process: (source, file) =>
    transformSync(source, {
      banner: "const __fileUrl = require('node:url').pathToFileURL(__filename).href;",
      define: { 'import.meta.url': '__fileUrl' },
      format: 'cjs',
      loader: file.endsWith('.ts') ? 'ts' : 'js',
      sourcefile: file,
      sourcemap: 'inline',
      // Jest's modules load others by require alone.
      supported: { 'dynamic-import': false },
      target: 'node20',
    }),
};
