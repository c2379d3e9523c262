import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const paths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the full browser, for tests that need its preferences. If undefined, Playwright uses its own browser. */
export const fullBrowser = paths.find((path) => path && existsSync(path));

const headlessShell = fullBrowser && join(dirname(fullBrowser), 'chromium-headless-shell');

/** Path of the browser that runs the tests: the headless shell of Debian if installed, else the full browser. */
export const testBrowser = headlessShell && existsSync(headlessShell) ? headlessShell : fullBrowser;

/** Command-line arguments of Chromium in tests and benchmarks: no background network access; may run as root. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
