import type { Locator, Page } from '@playwright/test';

/** The badge of a tried version, and the form to try a version. */
export class Override {
  readonly page: Page;
  readonly badge: Locator;
  readonly leave: Locator;

  constructor(page: Page) {
    this.page = page;
    this.badge = page.getByRole('region', { name: 'Version à l’essai' });
    this.leave = this.badge.getByRole('button', { name: 'Quitter l’essai' });
  }

  /** Fills in and sends « Essayer une version »; the page reloads with the badge. */
  async start(remote: string, version: string): Promise<void> {
    await this.page.goto('/Params');
    await this.page.getByRole('tab', { name: 'Essai de versions' }).click();
    const main = this.page.getByRole('main');
    await main.getByRole('combobox', { name: /^Module/ }).selectOption(remote);
    await main.getByRole('combobox', { name: /^Version/ }).selectOption(version);
    await main.getByRole('button', { name: 'Essayer', exact: true }).click();
    await this.badge.waitFor();
  }
}
