import { defineConfig } from 'oxlint';
import { layers } from './tools/lint/layers.ts';

export default defineConfig({
  options: { reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'oxc', 'unicorn', 'promise', 'vitest'],
  jsPlugins: ['./tools/lint/lintRules.mjs'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-filename-extension': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'import/no-duplicates': ['error', { preferInline: true }],
    'typescript/no-unsafe-type-assertion': 'off',
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'react/iframe-missing-sandbox': 'error',
    'max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
  },
  overrides: [
    ...layers,
    { files: ['tools/**', 'apps/mock-server/bench/**'], rules: { 'no-console': 'off' } },
    {
      files: ['packages/**', 'apps/portal/**', 'stories/**', '.storybook/**'],
      rules: {
        'house/play-is-async-arrow': 'error',
        'house/siblings-by-index': 'error',
        'house/styles-by-name': 'error',
      },
    },
    {
      files: ['apps/mock-server/src/{http,ports,realtime,routes,services}/**'],
      rules: { 'house/sql-in-store': 'error' },
    },
    {
      files: ['packages/crm-features/src/**', 'apps/portal/src/**'],
      rules: { 'house/forms-by-hook': 'error' },
    },
    {
      files: ['packages/crm-features/src/forms/useForm.ts'],
      rules: { 'house/forms-by-hook': 'off' },
    },
    {
      files: ['packages/*/src/**', 'apps/*/src/**'],
      rules: { 'house/linear-expressions': 'error' },
    },
    {
      files: [
        '**/*.test.{ts,tsx}',
        '**/*.stories.tsx',
        'packages/*/src/fixtures/**',
        'packages/crm-features/src/embed/story/**',
      ],
      rules: { 'house/linear-expressions': 'off' },
    },
    {
      // The lines of a card are cut to `longestLine` before anything looks for fields in them.
      files: ['packages/card-reader/src/fields/**', 'packages/contact/src/people/**'],
      rules: { 'house/linear-expressions': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'apps/portal/e2e/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      // All messages of a room, which load together.
      files: ['packages/crm-features/src/languages/**'],
      rules: { 'max-lines': 'off' },
    },
  ],
  ignorePatterns: ['**/dist', '**/dist.next', 'storybook-static', '.tsc'],
});
