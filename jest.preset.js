import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Packages that ship ES modules only: jest runs CommonJS, so swc turns these too.
const esmOnly = [
  'oidc-provider',
  'jose',
  'oauth4webapi',
  'kysely',
  'nanoid',
  'quick-lru',
  'eta',
  'csv-parse',
  'koa',
  '@koa',
  'uuid',
  'openid-client',
  'content-disposition',
  'cookie',
];

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx, dynamicImport: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const base = (rootDir) => ({
  rootDir,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: [],
  transform: { '\\.tsx$': swc(true), '\\.(ts|mts|js|mjs)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  maxWorkers: 2,
});

/** Jest settings of a room that runs on Node. */
export const node = (rootDir) => ({ ...base(rootDir), testEnvironment: 'node' });

/** Jest settings of a room that runs in a browser: jsdom, style sheets left out, jest-dom matchers. */
export const web = (rootDir) => ({
  ...base(rootDir),
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [require.resolve('./jest.web.js')],
  moduleNameMapper: { '\\.(css|svg|woff2)$': require.resolve('./jest.asset.cjs') },
});
