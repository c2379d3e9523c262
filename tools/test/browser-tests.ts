import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

import getPort from 'get-port';

import { root } from '../packages.ts';
import { temporaryDataDir } from '../temporary.ts';
import { ensureBrowser } from './browser.ts';
import { withTemporaryPostgres } from './postgres.ts';
import { browserReports } from './report.ts';

/** Runs Playwright. @returns its exit code */
function playwright(report: string, options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const args = [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    ...options,
    '--config',
    'e2e',
    '--reporter=list,json',
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      // Built by Nx before this task.
      E2E_BUILT: 'true',
      CHROMIUM_PATH: ensureBrowser(process.env),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // `e2e/teardown.ts` deletes it.
      E2E_DATA_DIR: mkdtempSync(join(temporaryDataDir(), 'memocartes-e2e-')),
      ...env,
    },
    stdio: 'inherit',
  });
  // Playwright ends its portals on SIGINT only.
  const stop = () => child.kill('SIGINT');
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

// The portals fill their databases with demonstration data, so they must not use the database of DATABASE_URL.
const { DATABASE_URL: _given, ...env } = process.env;
process.env = env;
process.exitCode =
  process.argv[2] === 'embedded'
    ? // Runs in parallel with the other browser tests, with its own port and folder.
      await playwright(browserReports.embedded, ['main-scenario', '--output', 'e2e/test-results/artifacts-embedded'], {
        E2E_PORTALS: '1',
        E2E_PORT: String(await getPort()),
      })
    : await withTemporaryPostgres(
        (url) => playwright(browserReports.all, [], { E2E_POSTGRES: url }),
        ['schools', 'whole'],
      );
