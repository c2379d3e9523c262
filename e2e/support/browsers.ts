import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const paths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the full browser, for tests that need its preferences; undefined if Playwright finds one itself. */
export const fullBrowser = paths.find((path) => path && existsSync(path));

const headlessShell = fullBrowser && join(dirname(fullBrowser), 'chromium-headless-shell');

/** Path of the browser of the tests: the headless shell if Debian's package is installed, else the full one. */
export const testBrowser = headlessShell && existsSync(headlessShell) ? headlessShell : fullBrowser;
