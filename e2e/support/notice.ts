import type { Page } from '@playwright/test';

/**
 * Acknowledges the information notice once it appears, for people who sign in for the first time. People of the
 * demonstration and of `Seed` have already acknowledged it, and their pages skip this handler because it slows each
 * action.
 */
export const acknowledgeNotice = (page: Page): Promise<void> =>
  page.addLocatorHandler(
    page.getByRole('alertdialog', { name: 'Vos données sur ce portail' }),
    (notice) => notice.getByRole('button', { name: 'J’ai compris' }).click(),
    { times: 1 },
  );
