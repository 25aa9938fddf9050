// Lets the browser keep the exported web app: writes the service worker, with a list of all files, beside them.
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { buildSync } = require('esbuild');

const SOURCE = join(__dirname, '..', '..', 'src', 'offline', 'worker.ts');
const WORKER = 'service-worker.js';

/** For the tools that export, not for the app. */
const NOT_KEPT = [WORKER, 'metadata.json'];

/** Expo names most files after what is in them. */
const NAMED_BY_CONTENT = /[-.][\da-f]{32}(@\dx)?\.\w+$/;

/** How Workbox knows a file: one that is named by its content needs no other mark. */
function entryFor(folder, file) {
  const url = `/${file.replaceAll('\\', '/')}`;
  if (NAMED_BY_CONTENT.test(url)) return { url, revision: null };
  const content = readFileSync(join(folder, file));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

/** @param {string} folder where the exported app is */
function filesToKeep(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !NOT_KEPT.includes(file) && statSync(join(folder, file)).isFile())
    .sort()
    .map((file) => entryFor(folder, file));
}

/**
 * Workbox and the list go into one file, so that nothing is asked of anybody else.
 *
 * @param {string} folder where the exported app is
 * @returns {string[]} the files it is made of
 */
function writeWorker(folder) {
  const { metafile } = buildSync({
    entryPoints: [SOURCE],
    outfile: join(folder, WORKER),
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(filesToKeep(folder)),
    },
  });
  return Object.keys(metafile.inputs);
}

module.exports = { filesToKeep, writeWorker };
