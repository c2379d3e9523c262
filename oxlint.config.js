import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import ts from 'typescript-eslint';

import { oxlintConfig } from './tools/lint/config.js';
import {
  clientIdioms,
  databaseTypes,
  endpointInvalidation,
  firstRows,
  htmlFromStrings,
  lengths,
  mutableFields,
  pageObjects,
  screenIdioms,
  uselessLiterals,
  writesInQueries,
} from './tools/lint/idioms.js';

/** Globals that may throw an error when they are read, for example if cookies are blocked. */
const refusable = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];
const refusal =
  'Blocked cookies or a full storage make this throw: use browserStorage or tabStorage of @memocartes/shared-ui/storage, which never do.';

const sourcesOf = (packages) => packages.map((name) => `${name}/**/*.{ts,tsx}`);
const client = sourcesOf(['shell', 'mf-*', 'shared-*', 'storybook']);

/** A folder's own style sheets come last: a component's own rules override those of the components it imports. */
const importGroups = [['^\\u0000'], ['^node:'], ['^@?\\w'], ['^'], ['^\\.', '^\\u0000\\..*\\.css$']];
/** Sources checked by the type-aware rules; the rules of Testing Library check their `*.test.tsx` files. */
const typedSources = sourcesOf([
  'contract',
  'gar-simulator',
  'bench',
  'tools',
  'e2e',
  'server',
  'shared-api',
  'shared-shell',
  'shared-ui',
  'shell',
  'mf-*',
  'shared-features',
  'storybook/design',
]);
/** The rules under their ESLint names, with presets of ESLint plugins; `oxlintConfig` converts them for Oxlint. */
const rules = ts.config(
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
      curly: ['error', 'multi-line'],
      'no-sequences': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      'no-lonely-if': 'error',
      'no-unneeded-ternary': 'error',
      'object-shorthand': 'error',
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'no-console': 'error',
      'capitalized-comments': [
        'error',
        'always',
        // Names that are written in lower case, and directives such as `eslint-disable`.
        {
          ignoreConsecutiveComments: true,
          ignoreInlineComments: true,
          ignorePattern: String.raw`(antd|fflate|jsdom|npm|webpack)\b|\S*[\d_./-]`,
        },
      ],
      'no-restricted-syntax': ['error', ...uselessLiterals, ...lengths],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: client,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'react/jsx-boolean-value': 'error',
      'react/jsx-no-useless-fragment': 'error',
      'react/self-closing-comp': 'error',
      'react/function-component-definition': [
        'error',
        {
          namedComponents: 'function-declaration',
          unnamedComponents: ['arrow-function', 'function-expression'],
        },
      ],
      'no-eval': 'error',
      'no-restricted-syntax': [
        'error',
        ...uselessLiterals,
        ...lengths,
        htmlFromStrings,
        ...screenIdioms,
        ...clientIdioms,
      ],
      'no-restricted-globals': ['error', ...refusable.map((name) => ({ name, message: refusal }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          refusable.map((property) => ({ object, property, message: refusal })),
        ),
        ...['addEventListener', 'removeEventListener', 'setTimeout', 'clearTimeout', 'matchMedia'].map((property) => ({
          object: 'window',
          property,
          message: `Write \`${property}(…)\`.`,
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy', 'Suspense'],
              message: 'shared-ui/lazy has `lazyPart` and `LoadingBoundary`, which show at once what has loaded.',
            },
            {
              name: '@memocartes/contract/permissions/permissions',
              importNames: ['can'],
              message: 'Screens ask for a permission with <Can> or useCan() of shared-shell/session.',
            },
            {
              name: '@memocartes/shared-api/server-clock',
              importNames: ['serverNow'],
              message:
                'shared-api/base has `serverNow`: the copy of this module in a remote does not know the server’s time.',
            },
          ],
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
  { files: ['shared-ui/lazy/*.tsx'], rules: { 'no-restricted-imports': 'off' } },
  {
    plugins: { 'import-sort': importSort },
    rules: { 'import-sort/imports': ['error', { groups: importGroups }], 'import-sort/exports': 'error' },
  },
  {
    files: typedSources,
    extends: [ts.configs.strictTypeChecked],
    rules: {
      // Off for every package, as above: the type-aware preset turns these two rules on again.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `async` turns a thrown error into a rejected promise, as the type of the function promises.
      '@typescript-eslint/require-await': 'off',
      // The objects of Redux Toolkit and of test runners are meant to be destructured.
      '@typescript-eslint/unbound-method': 'off',
      // Oxlint lacks only this type-aware rule. ESLint takes two minutes of CPU to run it, and there are few classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // There are no enums; the rule mistakes keys of generic objects for enums.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Strings are spread into code points, and storages into their entries, on purpose.
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: ['string', 'Storage'] }, 'string'] },
      ],
      // `noUncheckedIndexedAccess` adds `undefined` to every indexed value: `!` states what the code above guarantees.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Numbers, errors and URLs have a useful text form.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ from: 'lib', name: ['Error', 'URL'] }, 'URLSearchParams'] },
      ],
      // `() => act()` and `return act()` may return void: they only forward the call.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React ignores what an event handler returns; `no-floating-promises` finds promises that nothing handles.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: typedSources.map((pattern) => pattern.replace('*.{ts,tsx}', '*.test.tsx')),
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // Drawings, hidden sides and measured widths have no role or text: tests can only read their nodes.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // The `show…` functions of tests return the requests or the user, not the result of `render`.
      'testing-library/render-result-naming-convention': 'off',
      // `await act(…)` waits for asynchronous work that a render has started.
      'testing-library/no-unnecessary-act': 'off',
    },
  },
  { files: ['shell/password/slipCode.test.tsx'], rules: { 'testing-library/no-manual-cleanup': 'off' } },
  {
    files: ['shared-shell/panel/guardedHistory.test.tsx'],
    // Every test starts from the same history, which `beforeEach` creates by rendering a page and following two links.
    rules: { 'testing-library/no-render-in-lifecycle': 'off' },
  },
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
    files: sourcesOf(['tools']),
    rules: { 'no-restricted-syntax': ['error', ...uselessLiterals, ...lengths, mutableFields] },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'no-restricted-syntax': ['error', ...uselessLiterals, ...lengths, mutableFields, ...pageObjects],
      // The cases of a parameterized test differ: some have one more step, some school years have no holiday left.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
    },
  },
  {
    files: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...uselessLiterals,
        ...lengths,
        htmlFromStrings,
        ...clientIdioms,
        {
          selector: 'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^[a-z]/]',
          message: 'Storybook takes every export of this file for a story: put data into a separate file (x.data.ts).',
        },
      ],
    },
  },
  {
    // Data of the API has the types of the contract, and RTK Query changes its drafts.
    files: sourcesOf(['shared-api']),
    rules: {
      'no-restricted-syntax': [
        'error',
        ...uselessLiterals,
        ...lengths,
        htmlFromStrings,
        ...screenIdioms,
        endpointInvalidation,
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...uselessLiterals, ...databaseTypes, firstRows] },
  },
  {
    files: ['server/**/*.queries.ts'],
    rules: { 'no-restricted-syntax': ['error', ...uselessLiterals, ...databaseTypes, firstRows, writesInQueries] },
  },
  {
    files: ['server/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...uselessLiterals,
        ...databaseTypes,
        {
          selector:
            'MemberExpression[property.name=/^(status|body)$/] > AwaitExpression > CallExpression[callee.property.name="call"]',
          message: 'Write `await caller.status(route)` or `await caller.body(route)`, which refuses an error.',
        },
        {
          selector:
            'MemberExpression[property.name="code"] > MemberExpression[property.name="error"] > AwaitExpression > CallExpression[callee.property.name="call"]',
          message: 'Write `await caller.errorCode(route)`, which refuses a success.',
        },
      ],
    },
  },
  {
    files: ['server/portal/tablet/sw.js'],
    languageOptions: { globals: globals.serviceworker },
    // A module has its own scope, so it may redeclare globals.
    rules: { 'no-redeclare': ['error', { builtinGlobals: false }] },
  },
  { files: ['**/*.test.{ts,tsx}', 'server/demo/**', 'contract/**/*.data.ts'], rules: { 'max-lines': 'off' } },
);

export default oxlintConfig(rules);
