import type { Locator, Page } from '@playwright/test';

/** The list of developers on « Versions ». */
export class VersionsPage {
  readonly page: Page;
  readonly developers: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.developers = page.getByRole('region', { name: 'Développeurs' });
    this.question = page.getByRole('alertdialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/superadmin/versions');
  }

  async add(email: string): Promise<void> {
    await this.developers.getByLabel('Adresse e-mail du compte').fill(email);
    await this.developers.getByRole('button', { name: 'Ajouter' }).click();
  }

  async remove(name: string): Promise<void> {
    await this.developers.getByRole('button', { name: `Retirer ${name}` }).click();
    await this.question.getByRole('button', { name: 'Retirer' }).click();
  }
}
