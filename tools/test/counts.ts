import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';

/** How many tests passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

const none: Counts = { passed: 0, failed: 0 };

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; errors: unknown[] };

const read = <T>(path: string) => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined);

/** Where jest writes its reports, relative to each package: the usual run, and the server's on the embedded database. */
export const jestReports = { usual: 'test-results/jest.json', embedded: 'test-results/jest-embedded.json' };

const rooms = () => readdirSync(root).filter((room) => existsSync(join(root, room, 'jest.config.js')));

/** Takes the last run's reports away, and makes the folders that jest doesn't make. */
export function forgetReports(): void {
  for (const room of rooms()) {
    mkdirSync(join(root, room, 'test-results'), { recursive: true });
    for (const report of Object.values(jestReports)) rmSync(join(root, room, report), { force: true });
  }
}

/** Tests that jest ran, over all rooms. A file that could not even be read counts as one failure. */
export function jestCounts(): Counts {
  return rooms()
    .flatMap((room) => Object.values(jestReports).map((report) => read<JestReport>(join(root, room, report))))
    .filter((report) => report !== undefined)
    .map((report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }))
    .reduce(add, none);
}

/** Tests that Playwright ran. */
export function playwrightCounts(path: string): Counts {
  const report = read<PlaywrightReport>(path);
  if (!report) return none;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}
