import type { Locator, Page } from '@playwright/test';

/** The dialog that brings a whole school's file in. */
export class SchoolImport {
  readonly page: Page;
  readonly dialog: Locator;
  readonly verdict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Importer les élèves de/ });
    this.verdict = this.dialog.getByText(/élèves prêts,/);
  }

  async read(path: string): Promise<void> {
    await this.page.goto('/schools/students');
    await this.page.getByRole('button', { name: 'Importer des élèves' }).first().click();
    await this.dialog.getByLabel(/^Fichier des élèves/).setInputFiles(path);
  }

  /** Writes over a cell of a refused row, and leaves it. */
  async correct(line: number, cell: 'Prénom' | 'Naissance', value: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: `${cell}, ligne ${line}` });
    await field.fill(value);
    await field.press('Enter');
  }

  /** Chooses another value for a cell of a refused row. */
  async choose(line: number, cell: 'Genre' | 'Niveau', value: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: `${cell}, ligne ${line}` }).selectOption(value);
  }

  async accept(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Importer \d+ élèves$/ }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Fermer' }).last().click();
  }
}
