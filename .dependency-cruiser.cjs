// Dependency rules: which package may import which. Run with `npm run boundaries`.

/** Package → packages that it may import, as regular expressions. */
const allowedImports = {
  contract: [],
  server: ['contract', 'gar-simulator', 'shared-api'],
  'gar-simulator': [],
  'shared-api': ['contract'],
  // Layout of a card's text, comparison without accents, size of avatars.
  'shared-ui': ['contract/cards/layout', 'contract/text', 'contract/documents'],
  'shared-shell': ['contract', 'shared-ui', 'shared-api'],
  'shared-features': ['contract', 'shared-ui', 'shared-shell', 'shared-api'],
  'mf-[a-z-]+': ['contract', 'shared-[a-z]+'],
  shell: ['contract', 'shared-[a-z]+'],
  storybook: ['shared-[a-z]+'],
  // Registry: browser tests break and restore the files of published remotes.
  e2e: ['contract', 'server/remotes/registry'],
  // Contract: roles, register of personal data; registry: `publish-remote` writes it; embedded: `reset` checks its lock.
  tools: ['contract', 'server/remotes/registry', 'server/remotes/source-maps', 'server/database/embedded'],
};
const packages = [...Object.keys(allowedImports), 'bench'].join('|');
const clients = '^(shell|mf-[a-z-]+|shared-[a-z]+)/';

/** Files of the contract that import zod at run time; the others may run in a browser. */
const schemas = '^contract/(.+\\.(routes|schemas)|http/route)\\.ts$';
const tests = '\\.(test|stories)\\.tsx?$|/testing(/|\\.ts$)';
const atRunTime = { dependencyTypesNot: ['type-only'] };

/** `$1` is the importing package: a remote may not import another remote. */
const packageRule = ([name, allowed]) => ({
  name: `${name.replace('[a-z-]+', '*')}-imports-only-allowed-packages`,
  comment: `${name} may import: ${allowed.join(', ') || 'no package of the repository'}.`,
  severity: 'error',
  from: { path: `^(${name})/` },
  to: { path: `^(${packages})/`, pathNot: ['^$1/', ...(allowed.length > 0 ? [`^(${allowed.join('|')})/`] : [])] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(allowedImports).map(packageRule),
    {
      name: 'only-server-tests-import-its-clients',
      comment: 'Tests call the server through the GAR simulator and shared-api; the server itself imports neither.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(gar-simulator|shared-api)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other have no defined order of evaluation.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'antd-in-shared-ui-only',
      comment: 'One theme for antd. The bench compares its components with ours.',
      severity: 'error',
      from: { pathNot: '^(shared-ui|bench/antd/app)/' },
      to: { path: 'node_modules/(antd|@ant-design|@rc-component)/' },
    },
    {
      name: 'zod-behind-the-contract',
      comment: 'zod never enters a browser: clients take the calls, and the types with `import type`.',
      severity: 'error',
      from: { path: clients, pathNot: tests },
      to: { path: `node_modules/zod/|${schemas}`, ...atRunTime },
    },
    {
      name: 'zod-in-schemas-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: [schemas, tests] },
      to: { path: `node_modules/zod/|${schemas}`, ...atRunTime },
    },
    {
      name: 'features-through-their-index',
      comment: 'Another package imports a feature through its index, never by a path into it.',
      severity: 'error',
      // The bench imports `shared-ui/antd/AntdTheme.tsx`, which no index exports.
      from: { path: `^(${packages})/`, pathNot: [tests, '^bench/antd/app/'] },
      to: {
        path: '^shared-(ui|shell|features)/',
        pathNot: ['^$1/', '/(index|texts)\\.ts$', '/theme\\.css$', '\\.stories\\.tsx$'],
      },
    },
    {
      name: 'resolvable',
      comment: 'Every import resolves to a file. A template resolves where it is copied to.',
      severity: 'error',
      from: { pathNot: '^templates/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.nx|\\.cache|storybook-static|test-results|playwright-report|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
