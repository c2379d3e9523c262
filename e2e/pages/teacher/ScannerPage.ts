import type { Locator, Page } from '@playwright/test';

/** The scanner of physical cards on a student's page. */
export class ScannerPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly openButton: Locator;
  /** The field for a card's number, with its label and button. */
  readonly numberForm: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Scanner les cartes/ });
    this.numberForm = this.dialog.locator('.scan-typed');
    this.openButton = page.getByRole('button', { name: /^Scanner les cartes/ });
  }

  async open(studentId: number): Promise<void> {
    await this.page.goto(`/students/${studentId}`);
    await this.openButton.click();
  }

  /** The cards of a pile. */
  pile(name: 'Su' | 'Pas su'): Locator {
    return this.dialog.getByRole('region', { name: new RegExp(`^${name}\\s:`) }).getByRole('listitem');
  }

  async choose(name: 'Su' | 'Pas su'): Promise<void> {
    await this.dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  }

  async typeNumber(number: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: /^Numéro de la carte/ }).fill(number);
    await this.dialog.getByRole('button', { name: 'Ajouter' }).click();
  }

  async review(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Vérifier/ }).click();
  }

  async record(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Enregistrer/ }).click();
  }
}
