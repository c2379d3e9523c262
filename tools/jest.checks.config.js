import { reportersTo } from '../jest.preset.js';
import all from './jest.config.js';

/** Tests of the target `checks`. */
export default {
  ...all,
  testMatch: ['<rootDir>/**/*.check.test.ts', '<rootDir>/**/*.check.test.tsx'],
  reporters: reportersTo(`${import.meta.dirname}/test-results/jest-checks.json`),
};
