import { expect, type Page } from '@playwright/test';

/** Expects that no part of the page shows a placeholder while its data loads. `name` appears in the error. */
export const expectLoaded = (page: Page, name?: string): Promise<void> =>
  expect(page.locator('[aria-busy=true], .mc-skeleton'), name).toHaveCount(0);
