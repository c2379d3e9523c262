import type { Locator, Page } from '@playwright/test';

/** The board on which a manager places pupils in classes. */
export class Assignment {
  readonly page: Page;
  readonly pupils: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pupils = page.getByRole('table', { name: 'Élèves à placer' });
    this.question = page.getByRole('alertdialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/schools/assignment');
  }

  async chooseAll(): Promise<void> {
    await this.pupils.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  }

  async placeIn(class_: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Placer ici, en ${class_},`) }).click();
    await this.question.getByRole('button', { name: 'Placer' }).click();
  }
}
