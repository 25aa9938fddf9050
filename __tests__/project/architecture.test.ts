import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

import { architecture } from '../../eslint.architecture.cjs';

const GAMES = ['hollywood', 'hollywood-1947'];

/** What the layers' own lint rules say of a piece of code in a file that need not exist. */
function complaints(file: string, code: string): readonly string[] {
  const config: Linter.Config[] = [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
    ...architecture(GAMES),
  ];
  return new Linter().verify(code, config, file).map(({ message }) => message);
}

const IMPURE: readonly (readonly [string, string])[] = [
  ['React', "import { useState } from 'react';"],
  ['React as a type', "import type { ReactNode } from 'react';"],
  ['React Native', "import { View } from 'react-native';"],
  ['a native module', "import { SvgXml } from 'react-native-svg';"],
  ['Reanimated', "import { withSpring } from 'react-native-reanimated';"],
  ['Expo', "import * as Haptics from 'expo-haptics';"],
  ['an Expo package', "import x from '@expo/metro-runtime';"],
  ['AsyncStorage', "import AsyncStorage from '@react-native-async-storage/async-storage';"],
  ['a package nobody let in', "import { shuffle } from 'lodash';"],
  ['Node', "import { readFileSync } from 'node:fs';"],
  ['a re-export', "export { useState } from 'react';"],
  ['an import at run time', "const react = await import('react');"],
  ['require', "const react = require('react');"],
  ['Math.random', 'export const roll = () => Math.random();'],
  ['Math.random by another name', "export const roll = () => Math['random']();"],
  ['Math.random taken out', 'const { random } = Math;'],
  ['Math passed on', 'const maths = Math;'],
  ['Date.now', 'export const now = () => Date.now();'],
  ['new Date', 'export const now = () => new Date();'],
  ['performance', 'export const now = () => performance.now();'],
  ['a timer', 'setTimeout(() => undefined, 1);'],
  ['globalThis', 'export const now = () => globalThis.Date.now();'],
  ['crypto', 'export const id = () => crypto.randomUUID();'],
  ['the console', "console.log('hello');"],
  ['Intl', 'export const format = new Intl.NumberFormat();'],
  ['a screen', "import { Board } from '../screens/board/Board';"],
  ['a save', "import { decodeSave } from '../storage/codec';"],
  ['words', "import { en } from '../i18n/resources/en';"],
  ['a session', "import { session } from '../session';"],
  ['the app', "import App from '../../../App';"],
  ['a script', "import { print } from '../../../scripts/lib/print';"],
  ['a test', "import { must } from '../../__tests__/support/results';"],
  ['a file of settings', "import app from '../../../app.json';"],
];

describe.each([
  'src/engine/some.ts',
  'src/engine/deep/some.ts',
  'src/games/hollywood/some.ts',
  'src/games/some.ts',
  'src/engine/some.tsx',
  'src/games/hollywood/some.mts',
])('%s', (file) => {
  it.each(IMPURE)('may not use %s', (_what, code) => {
    expect(complaints(file, code).length).toBeGreaterThan(0);
  });

  it('may use its own kind, the seeded generator and the rest of Math', () => {
    const code = [
      "import { ok } from './result';",
      "import { SCRIPTS } from './cards/scripts';",
      "import { uniformInt } from 'pure-rand/distribution/uniformInt';",
      'export const two = Math.max(1, 2);',
      'export const name = uniformInt.name + String(ok) + String(SCRIPTS);',
    ].join('\n');
    expect(complaints(file, code)).toEqual([]);
  });
});

describe('the list of games', () => {
  it('opens games, and knows nothing of sessions, saves and screens', () => {
    const list = 'src/games/index.ts';
    expect(complaints(list, "export const game = () => import('./hollywood');")).toEqual([]);
    for (const code of [
      "import { useState } from 'react';",
      "import { Poster } from '../ui/Poster';",
      "import { saves } from '../storage/async-storage';",
    ]) {
      expect(complaints(list, code).length).toBeGreaterThan(0);
    }
  });
});

describe('games', () => {
  it('know the engine', () => {
    expect(
      complaints('src/games/hollywood/some.ts', "import { ok } from '../../engine/result';"),
    ).toEqual([]);
  });

  it.each([
    ['src/games/hollywood/some.ts', "import { deal } from '../hollywood-1947/deal';"],
    ['src/games/hollywood/bots/some.ts', "import { deal } from '../../hollywood-1947/deal';"],
    ['src/games/hollywood-1947/some.ts', "import { cardOf } from '../hollywood/cards';"],
    ['src/games/hollywood-1947/some.ts', "import * as other from '../hollywood';"],
    ['src/games/hollywood/some.ts', "import { SHELF } from '..';"],
    ['src/games/hollywood/some.ts', "import { SHELF } from '../index';"],
    ['src/games/hollywood/bots/some.ts', "import { SHELF } from '../..';"],
    ['src/games/hollywood/bots/some.ts', "import { SHELF } from '../../index';"],
    ['src/games/hollywood/some.tsx', "import { deal } from '../hollywood-1947/deal';"],
  ])('do not know each other nor the shelf: %s, %s', (file, code) => {
    expect(complaints(file, code).length).toBeGreaterThan(0);
  });

  it('are not known to the engine', () => {
    for (const code of [
      "import { SHELF } from '../games';",
      "import { cardOf } from '../games/hollywood/cards';",
    ]) {
      expect(complaints('src/engine/some.ts', code).length).toBeGreaterThan(0);
    }
  });
});

describe('saves', () => {
  it('know the engine and the games, not the screens', () => {
    expect(complaints('src/storage/some.ts', "import { findGame } from '../games';")).toEqual([]);
    for (const code of [
      "import { Poster } from '../ui/Poster';",
      "import { x } from '../screens/x';",
    ]) {
      expect(complaints('src/storage/some.ts', code).length).toBeGreaterThan(0);
    }
  });
});
