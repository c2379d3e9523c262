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

// Workers load this file too: the first process creates the folder and passes it to the others.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'memocartes-e2e-'));

/**
 * One browser and one portal with demo data in its own folder; tests run one after the other, because a page load uses both cores of a
 * small machine. While tests are written, `E2E_REUSE=true` uses the portal that already listens on `E2E_PORT`, whose folder is
 * `E2E_DATA_DIR`.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/artifacts',
  globalTeardown: './teardown.ts',
  workers: 1,
  forbidOnly: true,
  // On a shared machine a browser sometimes starves, so a test is retried once and the report shows it.
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
    // A trace takes a fifth of a test's time: only retries record one, or all tests with `--trace on`.
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
