import { node } from '../jest.preset.js';

/** All tests of the server, on the PostgreSQL of `DATABASE_URL` or on a temporary PostgreSQL. */
export default {
  ...node(import.meta.dirname),
  globalSetup: '<rootDir>/testing/run/postgres-setup.ts',
  globalTeardown: '<rootDir>/testing/run/postgres-teardown.ts',
  // These tests take seconds on an idle machine, but other tests run in parallel.
  testTimeout: 60_000,
  // All cores, although Nx runs another task meanwhile: a quarter of the time, these tests only wait for the database
  // or for other processes.
  maxWorkers: '100%',
};
