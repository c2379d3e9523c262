import { join } from 'node:path';

import type { Page } from '@playwright/test';

const results = join(import.meta.dirname, '../test-results');

/**
 * Writes a picture of the page for people to look at, below `test-results`, when `SCREENSHOTS` is set: the pictures of
 * all tests take 45 s of CPU, and no test reads them. Always waits for the fonts, on which later measurements depend.
 */
export async function takePicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (process.env['SCREENSHOTS']) await page.screenshot({ path: join(results, `${name}.png`), fullPage });
}
