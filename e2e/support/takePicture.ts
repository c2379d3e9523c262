import { join } from 'node:path';

import type { Page } from '@playwright/test';

const results = join(import.meta.dirname, '../test-results');

/**
 * Writes a picture of the page below `test-results`, if `SCREENSHOTS` is set. The pictures are for people: no test
 * reads them, and those of all tests take 45 s of CPU. Always waits for the fonts, on which later measurements depend.
 */
export async function takePicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (process.env.SCREENSHOTS) await page.screenshot({ path: join(results, `${name}.png`), fullPage });
}
