import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../packages.ts';

/** A test, its duration in milliseconds, and how often it was run. */
type TestRun = { readonly file: string; readonly title: string; readonly ms: number; readonly attempts: number };

/** Number of passed and failed tests, and the duration and attempts of each. */
export type Report = { readonly passed: number; readonly failed: number; readonly tests: readonly TestRun[] };

type Suite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
};

/** Paths of Playwright's reports: of the whole suite, and of the main scenario on the embedded database. */
export const browserReports = {
  all: join(root, 'e2e/test-results/report.json'),
  embedded: join(root, 'e2e/test-results/report-embedded.json'),
};

/** Paths of all possible jest reports; `jest.report.js` writes them. */
const jestReports = () =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'jest.config.js')))
    .flatMap((name) =>
      ['jest.json', 'jest-checks.json', 'jest-embedded.json'].map((file) => join(root, name, 'test-results', file)),
    );

const none: Report = { passed: 0, failed: 0, tests: [] };

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const testsOf = ({ file, specs = [], suites = [] }: Suite): TestRun[] => [
  ...specs.map(({ title, tests }) => ({
    file: relative(root, join(root, 'e2e/tests', file)),
    title,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    attempts: Math.max(1, ...tests.map(({ results }) => results.length)),
  })),
  ...suites.flatMap(testsOf),
];

function playwrightReport(path: string): Report {
  const report = readJson(path) as PlaywrightReport | undefined;
  if (!report) return none;
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    tests: report.suites.flatMap(testsOf),
  };
}

const sum = (reports: readonly Report[]): Report => ({
  passed: reports.reduce((total, { passed }) => total + passed, 0),
  failed: reports.reduce((total, { failed }) => total + failed, 0),
  tests: reports.flatMap(({ tests }) => tests),
});

/** Removes the last run's reports. */
export function removeReports(): void {
  for (const path of [...jestReports(), ...Object.values(browserReports)]) rmSync(path, { force: true });
}

/** Results reported by jest and Playwright. */
export const readReports = () => ({
  jest: sum(jestReports().map((path) => (readJson(path) as Report | undefined) ?? none)),
  browser: sum(Object.values(browserReports).map(playwrightReport)),
});

/** Lines with the ten slowest tests of a report. */
export const slowest = ({ tests }: Report): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ file, title, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`);

/** Lines with the tests that failed at first and were run again. */
export const retried = ({ tests }: Report): string[] =>
  tests.filter(({ attempts }) => attempts > 1).map(({ file, title, attempts }) => `  ${attempts} ×  ${file}: ${title}`);
