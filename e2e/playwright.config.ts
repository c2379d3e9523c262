import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.E2E_PORT ?? 4280);
const baseURL = `http://127.0.0.1:${port}`;

const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = browsers.find((path) => path && existsSync(path));

// Workers read this file too: the folder is made once, by the first process, and told to the others.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'memocartes-e2e-'));

/**
 * One browser, one portal with demo data in a folder of its own, the tests one after the other: a page load keeps both cores of a
 * small machine busy by itself. While they are written,
 * `E2E_REUSE=true` takes the portal that already listens on `E2E_PORT`, whose folder `E2E_DATA_DIR` names.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/artifacts',
  globalTeardown: './teardown.ts',
  workers: 1,
  forbidOnly: true,
  // On a machine that others share, a browser now and then starves: once more, and the report says that it was.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    // A trace takes a fifth of a test's time: a retry records one, and `--trace on` where it is wanted.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tools/bootstrap.mjs start',
    cwd: root,
    url: `${baseURL}/api/health`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_REUSE === 'true',
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, DEMO: 'true' },
  },
});
