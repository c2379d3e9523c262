import { node } from '../jest.preset.js';

/**
 * All tests of this package. Nx runs them as two targets: `checks` has the tests that read the whole repository or build
 * one of its remotes (`*.check.test.ts`), `test` has all others. A test of `test` that reads a file outside the inputs
 * of its target fails.
 */
export default { ...node(import.meta.dirname), setupFiles: ['<rootDir>/test/inputs/guard.ts'] };
