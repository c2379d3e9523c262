import { node } from '../jest.preset.js';

/** All tests of the server, on the PostgreSQL of `DATABASE_URL` or a temporary one. */
export default {
  ...node(import.meta.dirname),
  globalSetup: '<rootDir>/testing/run/postgres-setup.ts',
  globalTeardown: '<rootDir>/testing/run/postgres-teardown.ts',
  // These tests take seconds on an idle machine, but other tests run in parallel.
  testTimeout: 60_000,
  // A quarter of the time goes on waiting for the database and other processes, while Nx runs another task.
  maxWorkers: '100%',
};
