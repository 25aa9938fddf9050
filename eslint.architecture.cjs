const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/*
 * Which part of the app may know which. Kept apart from the rest of the lint settings so that a test can feed it
 * code that breaks each rule and see it refused.
 */

/** Where the rules of the games live: no screen, no clock, no chance but the seeded one. */
const CODE = '**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}';
const PURE = [`src/engine/${CODE}`, `src/games/${CODE}`];
/** Words of a game come with the app's translator and are loaded by language. */
const WORDS = `src/games/*/words/${CODE}`;
/** Types of what a game hands to the app. */
const CONTRACT = 'src/games/contract.ts';
/** The list of games, which opens them when they are wanted. */
const LIST = 'src/games/index.ts';

/** The rules import each other and the seeded generator: no React, no React Native, no Expo, no Node. */
const PURE_IMPORTS = [
  {
    regex: '^(?!\\.{1,2}(/|$)|pure-rand/)',
    message: 'The rules import nothing but each other and pure-rand.',
  },
  {
    // A game may have scripts of its own among its cards.
    regex:
      '(^|(?<!/cards)/)(App|scripts|assets|docs|__tests__|node_modules|dist|build)(/|$)|\\.json$',
    message: 'The rules import nothing from outside src.',
  },
  {
    regex: '/(session|storage|screens|ui|i18n|navigation)(/|$)',
    message: 'The rules know nothing of sessions, saves and screens.',
  },
];

const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'queueMicrotask',
  'crypto',
  'console',
  'process',
  'window',
  'document',
  'navigator',
  'localStorage',
  'fetch',
  'Intl',
  'globalThis',
  'global',
  'self',
  'require',
  'eval',
  'Function',
];

const IMPURE_SYNTAX = [
  { selector: 'ImportExpression', message: 'The rules import nothing at run time.' },
  {
    selector: "MemberExpression[object.name='Math'][computed=true]",
    message: 'Name what you use of Math, so that Math.random cannot slip in.',
  },
  {
    selector: ":not(MemberExpression) > Identifier[name='Math']",
    message: 'Name what you use of Math, so that Math.random cannot slip in.',
  },
];

const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

function gameFolders() {
  const entries = readdirSync(join(__dirname, 'src', 'games'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** A game knows the engine and itself: neither the shelf it stands on nor any other game. */
function gameRules(game, games) {
  const others = games.filter((other) => other !== game);
  const shelf = {
    regex: '^\\.{1,2}(/\\.\\.)*(/index)?/?$|/games(/index)?$',
    message: 'A game does not know the shelf.',
  };
  const neighbours = {
    regex: `/(${others.join('|')})(/|$)`,
    message: 'Games do not import each other.',
  };
  return {
    files: [`src/games/${game}/${CODE}`],
    ignores: [WORDS],
    rules: restrictImports(...PURE_IMPORTS, shelf, ...(others.length > 0 ? [neighbours] : [])),
  };
}

/**
 * @param {readonly string[]} games the folders below src/games; a test passes some that do not exist
 * @returns {import('eslint').Linter.Config[]}
 */
function architecture(games = gameFolders()) {
  return [
    {
      files: PURE,
      ignores: [WORDS, CONTRACT, LIST],
      rules: {
        ...restrictImports(...PURE_IMPORTS),
        'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Draw from the seeded stream in the game state.',
          },
        ],
        'no-restricted-syntax': ['error', ...IMPURE_SYNTAX],
      },
    },
    {
      files: [`src/engine/${CODE}`],
      rules: restrictImports(...PURE_IMPORTS, {
        regex: '/games(/|$)',
        message: 'The engine knows no game.',
      }),
    },
    { files: [LIST], rules: restrictImports(...PURE_IMPORTS) },
    ...games.map((game) => gameRules(game, games)),
    {
      files: [WORDS],
      rules: restrictImports({
        regex: '/(session|storage|screens|ui|navigation)(/|$)',
        message: 'The words of a game know its rules, not the screens.',
      }),
    },
    {
      files: [`src/storage/${CODE}`],
      rules: restrictImports({
        regex: '/(session|screens|ui|navigation)(/|$)',
        message: 'Saves know the engine, not the screens.',
      }),
    },
  ];
}

module.exports = { architecture };
