import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';
import { needBrowser } from './browser.ts';
import { add, forgetReports, jestCounts, jestReports, playwrightCounts } from './counts.ts';
import { withThrowAwayPostgres } from './postgres.ts';
import { type Outcome, runStep } from './step.ts';

const bin = (path: string) => join(root, 'node_modules', path);
const nx = (target: string, ...words: string[]) => [
  bin('nx/dist/bin/nx.js'),
  'run-many',
  '-t',
  target,
  '--output-style=static',
  ...words,
];
const tsc = (side: 'web' | 'node') => [
  bin('typescript/bin/tsc'),
  '--noEmit',
  '-p',
  `tools/test/types/tsconfig.${side}.json`,
];
const browserReport = join(root, 'e2e/test-results/report.json');
const mainJobReport = join(root, 'e2e/test-results/report-postgres.json');

// One room at a time: jest takes both cores by itself, and tests that measure time need theirs.
const checks: readonly (readonly [string, readonly string[]])[] = [
  [
    'Format',
    [
      bin('prettier/bin/prettier.cjs'),
      '--check',
      '.',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
    ],
  ],
  ['Lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0', '--cache', '--cache-location=.cache/eslint']],
  ['Boundaries', [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs', '.']],
  ['The register of personal data is current', ['tools/privacy/page.ts', '--check']],
  ['Every rule has its test', ['tools/rules/page.ts', '--check']],
  // Two programs for all rooms: each room by itself (`npm run typecheck`) reads what it imports once more.
  ['Types of what runs in a browser', tsc('web')],
  ['Types of what runs on Node', tsc('node')],
  ['Unit and API tests', nx('test', '--parallel=1', '--', '--json', `--outputFile=${jestReports.usual}`)],
  [
    'API tests on the embedded database',
    [...nx('test-embedded', '--', '--json', `--outputFile=${jestReports.embedded}`)],
  ],
  ['Build', ['--no-deprecation', 'tools/build-all.ts']],
];

const playwright = (name: string, report: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runStep(name, [bin('@playwright/test/cli.js'), 'test', ...words, '--config', 'e2e', '--reporter=list,json'], {
    CHROMIUM_PATH: needBrowser(process.env),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...env,
  });

const browserTests = () => playwright('Browser tests', browserReport, []);

/** The portal fills its database with the demonstration: never the one that somebody named. */
const mainJobOnPostgres = () =>
  withThrowAwayPostgres((url) =>
    playwright('Main job on PostgreSQL', mainJobReport, ['main-job'], { DATABASE_URL: url, DEMO_DATABASE: 'true' }),
  );

forgetReports();
for (const report of [browserReport, mainJobReport]) rmSync(report, { force: true });

const outcomes: Outcome[] = [];
for (const [name, args] of checks) outcomes.push(await runStep(name, args));
const built = outcomes.at(-1)?.ok;
if (built) outcomes.push(await browserTests(), await mainJobOnPostgres());
else console.log('The browser tests need a build: left out.');

const counted = [browserReport, mainJobReport].map(playwrightCounts).reduce(add, jestCounts());
const failed = outcomes.filter((outcome) => !outcome.ok);
// A step that fails without a failed test of its own (lint, types) is a failure too.
const failures = Math.max(counted.failed, failed.length);
const total = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
console.log(
  `\n${failed.length ? `Failed: ${failed.map(({ name }) => name).join(', ')}. ` : ''}${total.toFixed(0)} s in all.`,
);
console.log(`${counted.passed} passed, ${failures} failed`);
process.exitCode = failures ? 1 : 0;
