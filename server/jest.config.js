import { node } from '../jest.preset.js';

/** Every test of the server, on PostgreSQL: the one of `DATABASE_URL`, else a throw-away one. */
export default {
  ...node(import.meta.dirname),
  globalSetup: '<rootDir>/testing/run/postgres-setup.ts',
  globalTeardown: '<rootDir>/testing/run/postgres-teardown.ts',
  testTimeout: 30_000,
  maxWorkers: '100%', // Nx runs nothing beside it
};
