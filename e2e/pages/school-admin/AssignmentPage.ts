import type { Locator, Page } from '@playwright/test';

/** The board on which a school admin places students in classes. */
export class AssignmentPage {
  readonly page: Page;
  readonly students: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.students = page.getByRole('table', { name: 'Élèves à placer' });
    this.question = page.getByRole('alertdialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/schools/assignment');
  }

  async chooseAll(): Promise<void> {
    await this.students.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  }

  async placeIn(class_: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Placer ici, dans la classe ${class_},`) }).click();
    await this.question.getByRole('button', { name: 'Placer' }).click();
  }
}
