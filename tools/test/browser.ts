import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'brave-browser',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of Chromium: `CHROMIUM_PATH`, otherwise the first common name or path that exists. Undefined if it can't be run.
 */
function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const folders = (env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(isExecutable);
}

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Path of Chromium, which is installed if missing (on Debian, as root). @throws Error with the remedy */
export function ensureBrowser(env: NodeJS.ProcessEnv): string {
  const browser = findBrowser(env);
  if (browser) return browser;
  if (env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which can't be run.`);
  if (canInstall()) {
    console.log('No browser yet: installing Chromium…');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  }
  const installed = findBrowser(env);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
