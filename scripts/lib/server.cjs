// A small static server for the exported web app: for the browser tests, and for `npm run serve`.
const { createServer } = require('node:http');
const { readFile } = require('node:fs/promises');
const { extname, join, normalize } = require('node:path');

const dist = join(__dirname, '..', '..', 'dist');

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The file an address names. One that cannot be read is an address of the app like any other. */
function fileFor(folder, url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return join(folder, path.endsWith('/') ? `${path}index.html` : path);
  } catch {
    return join(folder, 'index.html');
  }
}

/** Every address of the app is the same page: the screens read the address themselves. */
async function read(folder, url) {
  const file = fileFor(folder, url);
  try {
    return { body: await readFile(file), type: TYPES[extname(file)] ?? 'application/octet-stream' };
  } catch {
    if (extname(file) !== '') return undefined;
    return { body: await readFile(join(folder, 'index.html')), type: TYPES['.html'] };
  }
}

/**
 * A server on loopback; port 0 takes any free one.
 *
 * @param {number} port
 * @param {string} folder where the exported app is
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
async function serve(port = 0, folder = dist) {
  const server = createServer((request, response) => {
    read(folder, request.url ?? '/').then(
      (found) => {
        response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' });
        response.end(found?.body ?? 'Not found');
      },
      (error) => {
        response.writeHead(400, { 'content-type': 'text/plain' });
        response.end(String(error));
      },
    );
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${server.address().port}`;
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined));
      server.closeAllConnections();
    });
  return { url, close };
}

module.exports = { serve };
