import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';

import { needBrowser } from '../../tools/test/browser.ts';

/**
 * Starts the machine's Chromium without background network access.
 * @param overrides additional arguments
 * @throws Error that says what to do when no browser is found
 */
export const launchChromium = (overrides: readonly string[] = []): Promise<Browser> =>
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
      ...overrides,
    ],
  });
