import jest from 'eslint-plugin-jest';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { architecture } from './eslint.architecture.cjs';

export default defineConfig(
  globalIgnores(['node_modules', 'dist', 'build', 'coverage', '.expo', 'ios', 'android']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/prefer-readonly-parameter-types': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-else-return': 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  ...architecture(),
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    extends: [jest.configs['flat/recommended']],
    rules: {
      // Helpers that assert on behalf of a test: a match checked by a property, a transcript by the referee.
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect*', 'fc.assert', 'check', 'breaks', 'inspect'] },
      ],
      // What no test may leave behind is looked at after each of them.
      'jest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['afterEach'] }],
      // Whole matches are walked through, and what must hold depends on where they stand.
      'jest/no-conditional-expect': 'off',
    },
  },
  {
    files: ['scripts/**/*.ts', '__tests__/e2e/**/*.ts', '__tests__/support/other-browsers/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
