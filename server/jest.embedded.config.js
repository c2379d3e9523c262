import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

import { reportersTo } from '../jest.preset.js';
import server from './jest.config.js';

/**
 * Test files that run once more on the embedded database (PGlite), with the reason. The other files would find nothing
 * new there: the statements are the same, and the browser tests use a portal on the embedded database.
 */
const embedded = {
  'client.test.ts': 'each call of the API once, so that each statement runs on both engines',
  'migrate.test.ts': 'migrations forward and back',
  'listen.test.ts': 'one connection, which hears its own notifications',
  'prepared.test.ts': 'named statements over the socket of PGlite',
  'row-security.test.ts': 'row-level security and roles',
  'scope.test.ts': 'scopes of requests that share one session',
  'jobs.test.ts': 'locks of jobs in one session',
  'limits.test.ts': 'counters of limits, written beside transactions',
  'live.routes.test.ts': 'events of sessions, with one connection for all',
  'seed.test.ts': 'the demonstration, which fills the embedded database at the first start',
  'cards.order.test.ts': 'order of texts: collations differ between builds of PostgreSQL',
  'students.routes.test.ts': 'search with the extensions pg_trgm and unaccent',
  'bulk-operations.routes.test.ts': 'large transactions, done and undone',
};

const files = readdirSync(import.meta.dirname, { recursive: true }).map((path) => basename(String(path)));
const missing = Object.keys(embedded).filter((name) => !files.includes(name));
if (missing.length > 0) throw new Error(`jest.embedded.config.js names files that don't exist: ${missing.join(', ')}`);

export default {
  ...server,
  maxWorkers: 1,
  testMatch: Object.keys(embedded).map((name) => `<rootDir>/**/${name}`),
  reporters: reportersTo(`${import.meta.dirname}/test-results/jest-embedded.json`),
  setupFiles: ['<rootDir>/testing/run/embedded-compile.ts'],
  globalSetup: '<rootDir>/testing/run/embedded-setup.ts',
  globalTeardown: undefined,
};
