import type { Locator, Page } from '@playwright/test';

import { acknowledgeNotice } from '../../support/notice.ts';

/** Page to choose a password, opened by the link of a mail. */
export class PasswordPage {
  readonly page: Page;
  readonly title: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.password = page.getByLabel(/^Nouveau mot de passe/);
    this.confirmation = page.getByLabel(/^Confirmez le mot de passe/);
    this.refusal = page.getByRole('main').getByRole('alert');
  }

  async choose(password: string, confirmation = password): Promise<void> {
    await acknowledgeNotice(this.page);
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    await this.page.getByRole('button', { name: /^(Activer mon compte|Enregistrer)$/ }).click();
  }

  async openDashboard(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ouvrir mon tableau de bord' }).click();
  }
}
