// Serves the exported web app from `dist`: `node scripts/serve.mjs [port]`.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

function fileFor(url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  return join(dist, path.endsWith('/') ? `${path}index.html` : path);
}

/** Every address of the app is the same page: the screens read the address themselves. */
async function read(url) {
  const file = fileFor(url);
  try {
    return { body: await readFile(file), type: TYPES[extname(file)] ?? 'application/octet-stream' };
  } catch {
    if (extname(file) !== '') return undefined;
    return { body: await readFile(join(dist, 'index.html')), type: TYPES['.html'] };
  }
}

/** @returns {Promise<{ url: string, close: () => Promise<void> }>} a server on loopback; port 0 = any free one */
export async function serve(port = 0) {
  const server = createServer((request, response) => {
    read(request.url ?? '/').then(
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
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(Number(process.argv[2] ?? 8080));
  console.log(`Backlot is at ${url}`);
}
