import type { Locator, Page } from '@playwright/test';

import type { DroppedFile } from '../../data/national.ts';

/** The dialog that imports the files of a whole school: students, followers, teachers. */
export class SchoolImportDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly verdict: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Importer les / });
    this.verdict = this.dialog.getByText(/élèves? prêts?,/);
    this.question = page.getByRole('alertdialog');
  }

  async open(path: '/schools/students' | '/schools/followers' | '/schools/users' = '/schools/students'): Promise<void> {
    await this.page.goto(path);
    const name = /^Importer des (élèves|proches|enseignants)$/;
    const button = this.page.getByRole('button', { name }).first();
    const more = this.page.getByRole('button', { name: 'Plus d’actions' }).first();
    await button.or(more).first().waitFor();
    if (await button.isVisible()) return button.click();
    await more.click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async openAndPreview(path: string): Promise<void> {
    await this.open();
    await this.dialog.getByLabel(/^Fichier à importer/).setInputFiles(path);
  }

  /** Drops a file onto the dialog. */
  async drop({ name, base64 }: DroppedFile): Promise<void> {
    const files = await this.page.evaluateHandle(
      ([title, data]) => {
        const bytes = Uint8Array.from(atob(data!), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], title!, { type: 'text/csv' }));
        return transfer;
      },
      [name, base64],
    );
    await this.dialog.getByText(/Déposez un fichier/).dispatchEvent('drop', { dataTransfer: files });
  }

  /** A tab that names a group of the file's rows, such as the refused ones, with their number. */
  rowsTab(name: string): Locator {
    return this.dialog.getByRole('tab', { name });
  }

  row(name: RegExp): Locator {
    return this.dialog.getByRole('row', { name });
  }

  /** Replaces the text of a cell in a refused row, and applies it with Enter. */
  async correct(line: number, cell: 'Prénom' | 'Naissance', value: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: `${cell}, ligne ${line}` });
    await field.fill(value);
    await field.press('Enter');
  }

  /** Chooses another value for a cell of a refused row. */
  async choose(line: number, cell: 'Genre' | 'Niveau', value: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: `${cell}, ligne ${line}` }).selectOption(value);
  }

  /** Chooses a level for all rows of the file with the unsupported level `unknown`. */
  async setLevel(unknown: string, level: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: new RegExp(`^Niveau .*«\\s${unknown}\\s»$`) }).selectOption(level);
  }

  async leaveOut(group: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Laisser de côté' }).selectOption(group);
  }

  async accept(): Promise<void> {
    await this.dialog
      .getByRole('button', { name: /^(Importer|Mettre à jour) (un|une|\d+) (élèves?|lignes?)$/ })
      .click();
  }

  async importAnotherFile(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Importer un autre fichier' }).click();
  }

  /** Undoes the import of all its files. */
  async undo(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Annuler l’import' }).click();
    await this.question.getByRole('button', { name: 'Annuler l’import' }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Fermer' }).last().click();
  }
}
