import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';

import { needBrowser } from '../../tools/test/browser.ts';

/**
 * Starts Chromium without background network access; installs it if missing (on Debian, as root).
 * @param extraArgs command-line arguments in addition to the usual ones
 * @throws Error with the remedy
 */
export const launchChromium = (extraArgs: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: needBrowser(process.env),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...extraArgs,
    ],
  });
