import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { chromiumArgs, testBrowser } from './support/browsers.ts';
import type { PortalOptions } from './test.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.E2E_PORT ?? 4280);
/** Whether one portal, already running or started here, serves all tests. */
const isShared = process.env.E2E_REUSE === 'true' || process.env.E2E_PORTALS === '1';

// Workers load this file too: the first process creates the folder and passes it to the others.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'memocartes-e2e-'));
// Origin at which tests serve remotes themselves; the portals are started with it as `REMOTE_ORIGINS`.
process.env.E2E_REMOTE_ORIGIN ??= `http://127.0.0.1:${port + 1}`;

/** Portals that start concurrently must not build: Nx replaces built files even if nothing changed. */
const startOptions = process.env.E2E_BUILT === 'true' ? ' --no-build' : '';

/** Settings of a portal's database on the PostgreSQL server of `E2E_POSTGRES`; without it, the embedded database. */
const database = (name: string) =>
  process.env.E2E_POSTGRES && {
    DATABASE_URL: Object.assign(new URL(process.env.E2E_POSTGRES), { pathname: `/${name}` }).href,
    DEMO_DATABASE: 'true',
  };

/** A portal's options for the tests, and the command that starts it. */
function portal(number: number, name: string) {
  const baseURL = `http://127.0.0.1:${port + number}`;
  const dataDir = isShared ? process.env.E2E_DATA_DIR! : join(process.env.E2E_DATA_DIR!, name);
  const server = {
    command: `node tools/bootstrap.mjs start${startOptions}`,
    cwd: root,
    url: `${baseURL}/api/health`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_REUSE === 'true',
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 8_000 },
    env: {
      PORT: String(port + number),
      DATA_DIR: dataDir,
      DEMO: 'true',
      ...database(name),
      REMOTE_ORIGINS: process.env.E2E_REMOTE_ORIGIN!,
    },
  };
  return { use: { baseURL, dataDir }, server };
}

const schools = portal(0, 'schools');
const whole = isShared ? schools : portal(2, 'whole');

/**
 * Tests that change what every school shares: published remotes, accounts of the demonstration, what superadmins see.
 */
const wholePortal = /tests\/(federation|superadmin|privacy)\/[^/]+\.spec\.ts$|\/gar\.spec\.ts$/;

/**
 * Three workers and two portals with demo data. Tests that change the whole portal run one after the other on the
 * second portal. With `E2E_PORTALS=1` or `E2E_REUSE=true`, all tests run one after the other on one portal. For
 * `E2E_REUSE`, this portal already listens on `E2E_PORT`, and its data folder is `E2E_DATA_DIR`.
 */
export default defineConfig<PortalOptions>({
  testDir: 'tests',
  outputDir: 'test-results/artifacts',
  globalTeardown: './teardown.ts',
  workers: isShared ? 1 : 3,
  forbidOnly: true,
  // On a shared machine a browser may get too little CPU time. In CI a failed test is retried, which the report shows.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  projects: [
    { name: 'whole portal', testMatch: wholePortal, workers: 1, use: whole.use },
    { name: 'schools', testIgnore: wholePortal, fullyParallel: true, use: schools.use },
  ],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    // A trace takes a fifth of a test's time, so only first retries are traced, or all tests with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(testBrowser && { executablePath: testBrowser }),
      args: [
        ...chromiumArgs,
        // Pages of tests are short-lived: optimizing compilers cost 7 % more CPU than they save.
        '--js-flags=--no-turbofan,--no-maglev',
      ],
    },
  },
  webServer: isShared ? schools.server : [schools.server, whole.server],
});
