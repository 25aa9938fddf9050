/** The rules need no React Native: they run in plain Node, in a project of their own that starts at once. */
const pure = {
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]s$': '<rootDir>/__tests__/support/esbuild-transform.cjs' },
  transformIgnorePatterns: ['/node_modules/'],
  // Tests run in a context of their own, where every look at a global takes a hundred times longer than in Node. These are
  // handed to each module instead.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'JSON', 'Number', 'String', 'Map', 'Set'],
};

module.exports = {
  maxWorkers: 2,
  testSequencer: '<rootDir>/__tests__/support/longest-first.cjs',
  projects: [
    {
      ...pure,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/__tests__/{engine,games,session,shell,storage,scripts,i18n,offline,project}/**/*.test.ts',
      ],
    },
    {
      displayName: 'component',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver.js',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-components.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
    },
    {
      ...pure,
      displayName: 'browser',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
    },
    {
      ...pure,
      displayName: 'other-browsers',
      testMatch: ['<rootDir>/__tests__/other-browsers/*.test.ts'],
    },
  ],
};
