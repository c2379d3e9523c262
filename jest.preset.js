import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const swc = (jsx) => [
  require.resolve('./jest.web/transformer.js'),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx, dynamicImport: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'commonjs' },
  },
];

/** Jest's own reporter, and the report that `npm test` reads. */
export const reportersTo = (file) => ['default', [require.resolve('./jest.report.js'), { file }]];

const base = (rootDir) => ({
  rootDir,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  reporters: reportersTo(`${rootDir}/test-results/jest.json`),
  // Nx runs several packages concurrently.
  maxWorkers: '50%',
  workerIdleMemoryLimit: '1500MB',
});

/** Jest settings of a package that runs on Node. Node loads the sources without a transformer of Jest. */
export const node = (rootDir) => ({
  ...base(rootDir),
  testEnvironment: require.resolve('./jest.node.environment.js'),
  runtime: require.resolve('./jest.node.runtime.js'),
  transform: {},
});

/**
 * Jest settings of a package that runs in a browser: jsdom, empty style sheets, jest-dom matchers. Libraries are
 * evaluated once for all files.
 */
export const web = (rootDir) => ({
  ...base(rootDir),
  // Names the cache of transformed files. With the same name, packages share the cache.
  id: 'web',
  testEnvironment: require.resolve('./jest.web/environment.js'),
  runtime: require.resolve('./jest.web/runtime.js'),
  transform: { '\\.tsx$': swc(true), '\\.(ts|mts|js|mjs)$': swc(false) },
  transformIgnorePatterns: [
    '/node_modules/(?!(@memocartes|antd|@ant-design|rc-[^/]+|@rc-component|@babel/runtime|storybook|@storybook|qr)/)',
  ],
  setupFilesAfterEnv: [require.resolve('./jest.web/setup.js')],
  moduleNameMapper: { '\\.(css|svg|woff2|ttf)$': require.resolve('./jest.asset.cjs') },
});
