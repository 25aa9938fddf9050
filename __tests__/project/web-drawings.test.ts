import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as webSvg from '../../src/ui/art/webSvg';

const SRC = join(__dirname, '../../src');

/** The values, not the types, that a file imports from the library. */
function drawnWith(text: string): readonly string[] {
  return [...text.matchAll(/import \{([^}]*)\} from 'react-native-svg'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }));

const USED = [...new Set(FILES.flatMap(({ text }) => drawnWith(text)))].sort();

test('the web has every element that drawings are made of', () => {
  expect(USED).toContain('Path');
  expect(Object.keys(webSvg)).toEqual(expect.arrayContaining(USED));
});
