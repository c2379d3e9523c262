import { node } from '../jest.preset.js';

/** All tests of the server, on the PostgreSQL of `DATABASE_URL` or a temporary one. */
export default {
  ...node(import.meta.dirname),
  globalSetup: '<rootDir>/testing/run/postgres-setup.ts',
  globalTeardown: '<rootDir>/testing/run/postgres-teardown.ts',
  // These tests take seconds on an idle machine, but other tests run in parallel.
  testTimeout: 60_000,
  // All cores, though Nx runs another task meanwhile: a quarter of the time is spent waiting for the database and for
  // other processes.
  maxWorkers: '100%',
};
