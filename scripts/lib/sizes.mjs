// How large an exported app is, and how large it may become.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILO = 1000;

/**
 * What is counted, by the names of the files of an export. A limit, in kilobytes, is about a fifth above what it was when
 * it was set: to grow is fine, to grow unnoticed is not.
 */
const WEB = [
  { name: 'web: first file', files: /\/web\/AppEntry-.*\.js$/, limit: 490 },
  { name: 'web: second file', files: /\/web\/House-.*\.js$/, limit: 2500 },
  { name: 'web: games, when opened', files: /\/web\/(index|en|fr|it)-.*\.js$/, limit: 900 },
  { name: 'web: service worker', files: /^service-worker\.js$/, limit: 25 },
  { name: 'web: everything', files: /./, limit: 4700 },
];
const PHONES = [
  { name: 'Android: Hermes bytecode', files: /\/android\/.*\.hbc$/, limit: 7200 },
  { name: 'iOS: Hermes bytecode', files: /\/ios\/.*\.hbc$/, limit: 7200 },
  { name: 'both: pictures, fonts and sounds', files: /^assets\//, limit: 650 },
];

/** @param {string} folder where an exported app is */
export function measure(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => ({
      path: file.replaceAll('\\', '/'),
      content: readFileSync(join(folder, file)),
    }));
  const parts = files.some(({ path }) => path.endsWith('.hbc')) ? PHONES : WEB;
  return parts
    .map(({ name, files: pattern, limit }) => {
      const contents = files.filter(({ path }) => pattern.test(path)).map(({ content }) => content);
      const bytes = contents.reduce((sum, { length }) => sum + length, 0);
      const zipped = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
      return { name, limit: limit * KILO, bytes, zipped };
    })
    .filter(({ bytes }) => bytes > 0);
}

const inKilo = (bytes) => `${Math.round(bytes / KILO).toLocaleString('en')} kB`.padStart(10);

/** @param {ReturnType<typeof measure>} sizes */
export function sizeTable(sizes) {
  const head = `${''.padEnd(26)}${'size'.padStart(10)}${'gzipped'.padStart(10)}${'at most'.padStart(10)}`;
  const lines = sizes.map(({ name, bytes, zipped, limit }) => {
    const verdict = bytes > limit ? '  TOO LARGE' : '';
    return `${name.padEnd(26)}${inKilo(bytes)}${inKilo(zipped)}${inKilo(limit)}${verdict}`;
  });
  return [head, ...lines].join('\n');
}

/** @param {ReturnType<typeof measure>} sizes */
export function areWithinLimits(sizes) {
  return sizes.every(({ bytes, limit }) => bytes <= limit);
}
