import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import ts from 'typescript-eslint';

/** What a browser may refuse, by throwing where it is read. */
const refusable = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];
const refusal =
  'Blocked cookies or a full storage make this throw: use browserStorage or tabStorage of @memocartes/shared-ui/storage, which never do.';

const sourcesOf = (packages) => packages.map((name) => `${name}/**/*.{ts,tsx}`);
const client = sourcesOf(['shell', 'mf-*', 'shared-*', 'storybook']);

/** Packages with sorted imports. */
const sortedPackages = ['bench', 'contract', 'gar-simulator', 'tools'];
/** Packages with type-aware rules and the rules of Testing Library. A package is switched on by its name here. */
const strictPackages = [];
/** Every entry for `packages`; none while there are no packages. */
const forPackages = (packages, entries) => (packages.length ? entries(sourcesOf(packages)) : []);

export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      '.nx/',
      '.cache/',
      '**/storybook-static/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  { languageOptions: { globals: globals.node } },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: client,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-eval': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name="dangerouslySetInnerHTML"], MemberExpression[property.name=/^(inner|outer)HTML$/]',
          message: 'Text is rendered as text: no HTML is made from strings.',
        },
      ],
      'no-restricted-globals': ['error', ...refusable.map((name) => ({ name, message: refusal }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          refusable.map((property) => ({ object, property, message: refusal })),
        ),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['zod', '@memocartes/contract/**/*.routes'],
              allowTypeImports: true,
              message: 'zod stays on the server: import the calls, and the types with `import type`.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared-ui/storage/*.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: sourcesOf(sortedPackages),
    plugins: { 'import-sort': importSort },
    rules: { 'import-sort/imports': 'error', 'import-sort/exports': 'error' },
  },
  ...forPackages(strictPackages, (files) => [
    {
      files,
      extends: [ts.configs.strictTypeChecked],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
      rules: {
        // `noUncheckedIndexedAccess` makes every index possibly undefined: `!` states what the code above guarantees.
        '@typescript-eslint/no-non-null-assertion': 'off',
        // Numbers print the same everywhere.
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        // `() => act()` passes on the call, whatever it returns.
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // React ignores what an event handler returns; `no-floating-promises` finds promises that nothing handles.
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      },
    },
    { files: files.map((pattern) => [pattern, '**/*.test.tsx']), extends: [testingLibrary.configs['flat/react']] },
  ]),
  {
    files: [
      'tools/**',
      'bench/**',
      'e2e/**',
      '**/demo/**',
      'gar-simulator/main.ts',
      'server/main.ts',
      'server/commands/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // The cases of a table differ: some have one more step, some school years have no holiday left.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
    },
  },
  { files: ['server/portal/tablet/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/*.test.*', 'server/demo/**', 'contract/**/*.data.ts'], rules: { 'max-lines': 'off' } },
);
