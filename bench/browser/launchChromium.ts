import { type Browser, chromium } from '@playwright/test';

import { chromiumArgs } from '../../e2e/support/browsers.ts';
import { ensureBrowser } from '../../tools/test/browser.ts';

/**
 * Starts Chromium without background network access; installs it if missing (on Debian, as root).
 * @param extraArgs command-line arguments in addition to the usual ones
 * @throws Error with the remedy
 */
export const launchChromium = (extraArgs: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(process.env),
    args: [...chromiumArgs, ...extraArgs],
  });
