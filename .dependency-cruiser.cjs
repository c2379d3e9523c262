// The arrows of docs: which room may import which. Run with `npm run boundaries`.

/** Room → rooms that it may import, as regular expressions. */
const arrows = {
  contract: [],
  server: ['contract', 'gar-simulator', 'shared-api'],
  'gar-simulator': [],
  'shared-api': ['contract'],
  'shared-ui': ['contract/card-text'], // how a card's text is laid, which paper shares
  'shared-shell': ['contract', 'shared-ui', 'shared-api'],
  'shared-features': ['contract', 'shared-ui', 'shared-shell', 'shared-api'],
  'mf-[a-z-]+': ['contract', 'shared-[a-z]+'],
  shell: ['contract', 'shared-[a-z]+'],
  storybook: ['shared-[a-z]+'],
  e2e: ['contract'],
  tools: ['contract'], // the register of personal data is written from it
};
const rooms = [...Object.keys(arrows), 'bench'].join('|');
const clients = '^(shell|mf-[a-z-]+|shared-[a-z]+)/';

/** Files of the contract that need zod when they run; everything else in it is safe in a browser. */
const schemas = '^contract/(.+\\.(routes|schemas)|http/route|lists/lists)\\.ts$';
const tests = '\\.(test|stories)\\.tsx?$|/testing(/|\\.ts$)';
const running = { dependencyTypesNot: ['type-only'] };

/** A room's own files are `$1`, so that one remote is another room to another remote. */
const arrow = ([room, allowed]) => ({
  name: `${room.replace('[a-z-]+', '*')}-imports-its-own-arrows`,
  comment: `${room} may import: ${allowed.join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `^(${room})/` },
  to: { path: `^(${rooms})/`, pathNot: ['^$1/', ...(allowed.length ? [`^(${allowed.join('|')})/`] : [])] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(arrows).map(arrow),
    {
      name: 'only-server-tests-know-its-callers',
      comment:
        'Its tests call it through the simulated sign-on and the client’s data layer; the server itself knows neither.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(gar-simulator|shared-api)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other, by their types alone too, have no order to be read in.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'antd-in-shared-ui-only',
      severity: 'error',
      from: { pathNot: '^shared-ui/' },
      to: { path: 'node_modules/(antd|@ant-design|@rc-component)/' },
    },
    {
      name: 'zod-behind-the-contract',
      comment: 'zod never enters a browser: clients take the calls, and the types with `import type`.',
      severity: 'error',
      from: { path: clients, pathNot: tests },
      to: { path: `node_modules/zod/|${schemas}`, ...running },
    },
    {
      name: 'zod-in-schemas-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: [schemas, tests] },
      to: { path: `node_modules/zod/|${schemas}`, ...running },
    },
    {
      name: 'features-by-their-name',
      comment: 'From another room, a feature is imported by its name, never by a path into it.',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: tests },
      to: {
        path: '^shared-(ui|shell|features)/',
        pathNot: ['^$1/', '/(index|texts)\\.ts$', '/theme\\.css$', '\\.stories\\.tsx$'],
      },
    },
    {
      name: 'resolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.web.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.nx|\\.cache|storybook-static|test-results|playwright-report|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    cache: { folder: '.cache/depcruise', strategy: 'metadata' },
  },
};
