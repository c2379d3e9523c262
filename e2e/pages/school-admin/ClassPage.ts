import type { Locator, Page } from '@playwright/test';

/** A class as seen by school admins and its teachers: students, boxes, import, sessions. */
export class ClassPage {
  readonly page: Page;
  readonly students: Locator;
  /** List of the students' names, shown instead of `students` while the boxes of the class are empty. */
  readonly names: Locator;
  readonly importDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.students = page.getByRole('table', { name: 'Les élèves' });
    this.names = page.getByRole('list', { name: 'Les élèves' });
    this.importDialog = page.getByRole('dialog', { name: /^Importer des élèves/ });
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/classes/${id}`);
  }

  student(name: string): Locator {
    return this.students.getByRole('row').or(this.names.getByRole('listitem')).filter({ hasText: name });
  }

  /** A student's five boxes: the text alternative of the picture has the number of cards in each. */
  boxesOf(name: string): Locator {
    return this.student(name).getByRole('img', { name: /^Boîtes/ });
  }

  /** Chooses a file to import, which shows the preview; nothing is written before `acceptImport`. */
  async previewImport(path: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Importer des élèves' }).first().click();
    await this.importDialog.getByLabel(/^Fichier à importer/).setInputFiles(path);
  }

  async acceptImport(): Promise<void> {
    await this.importDialog.getByRole('button', { name: /^Importer (un|\d+) élèves?$/ }).click();
  }

  /** Closes the result of the import. */
  async closeImport(): Promise<void> {
    await this.importDialog.getByRole('button', { name: 'Fermer' }).last().click();
  }

  /** Opens a session of an hour, and stays on its page. */
  async openSession(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ouvrir une séance' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Ouvrir la séance' }).click();
  }
}
