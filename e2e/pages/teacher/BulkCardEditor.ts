import type { Locator, Page } from '@playwright/test';

/** Table in which a teacher writes many cards. */
export class BulkCardEditor {
  readonly page: Page;
  readonly parentSubject: Locator;

  constructor(page: Page) {
    this.page = page;
    this.parentSubject = page.getByLabel(/^Matière/);
  }

  async open(): Promise<void> {
    await this.page.goto('/schools/create-cards?form=many');
    await this.cell('Question', 1).waitFor();
    // A parent subject chosen before the list of subjects has loaded would be lost.
    await this.parentSubject.getByRole('option').nth(1).waitFor({ state: 'attached' });
  }

  /** A cell of the table; rows are numbered from 1. */
  cell(column: 'Question' | 'Réponse' | 'Explication', n: number): Locator {
    return this.page.getByRole('textbox', { name: `${column}, carte ${n}`, exact: true });
  }

  /** Pastes spreadsheet cells into the first cell. */
  async paste(text: string): Promise<void> {
    await this.cell('Question', 1).focus();
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('Control+V');
  }
}
