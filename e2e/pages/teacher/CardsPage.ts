import type { Locator, Page } from '@playwright/test';

import { Portal } from '../shell/Portal.ts';

/** A teacher's list of cards, with import and export. */
export class CardsPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly verdict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Importer des cartes' });
    this.verdict = this.dialog.getByText(/cartes? acceptées? sur/);
  }

  /** Opens the list, filtered to the teacher's own cards. */
  async open(): Promise<void> {
    await this.page.goto('/schools/cards?mine=true');
  }

  /** Selects a file in the import dialog, without writing anything. */
  async preview(path: string, parentSubject?: string): Promise<void> {
    await new Portal(this.page).chooseAction('Importer');
    if (parentSubject) await this.dialog.getByLabel('Matière').selectOption(parentSubject);
    await this.dialog.getByLabel('Fichier').setInputFiles(path);
  }

  async acceptImport(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Importer \d+ carte/ }).click();
  }

  /** Selects a card of the grid by the text of its front. */
  async choose(front: RegExp): Promise<void> {
    await this.page.getByRole('checkbox', { name: front }).check();
  }

  /** Undoes a bulk operation from the menu of recent operations. */
  async undo(operation: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Annuler une opération récente' }).click();
    await this.page.getByRole('menuitem', { name: operation }).click();
    await this.page.getByRole('button', { name: 'Tout annuler' }).click();
  }

  async cancelImport(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Annuler' }).click();
  }

  /** Downloads an export. @returns the path of its file */
  async export(act: RegExp): Promise<string> {
    const downloadEvent = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: /Exporter/ }).click();
    await this.page.getByRole('menuitem', { name: act }).click();
    const download = await downloadEvent;
    const path = `${await download.path()}-${download.suggestedFilename()}`;
    await download.saveAs(path);
    return path;
  }
}
