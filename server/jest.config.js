import { node } from '../jest.preset.js';

/** Every test of the server, on PostgreSQL: the one of `DATABASE_URL`, else a temporary one. */
export default {
  ...node(import.meta.dirname),
  globalSetup: '<rootDir>/testing/run/postgres-setup.ts',
  globalTeardown: '<rootDir>/testing/run/postgres-teardown.ts',
  // Seconds on a quiet machine; other tests run beside them.
  testTimeout: 60_000,
  // A quarter of the time they wait for the database and for other processes: Nx runs another task beside them.
  maxWorkers: '100%',
};
