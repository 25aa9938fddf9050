import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Bytes {
  readonly raw: number;
  readonly zipped: number;
}

/** All the JavaScript of an exported app, as it is and as a server would send it. */
export function scriptBytes(folder: string): Bytes {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const texts = files.map((name) => readFileSync(join(folder, name)));
  return {
    raw: texts.reduce((sum, { length }) => sum + length, 0),
    zipped: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
  };
}
