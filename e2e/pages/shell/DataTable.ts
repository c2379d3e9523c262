import type { Download, Locator, Page } from '@playwright/test';

/** A list: its rows, columns, bar of selected rows, and panel. */
export class DataTable {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly bar: Locator;
  readonly panel: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.table = page.getByRole('table', { name });
    this.rows = this.table.getByRole('rowheader');
    this.bar = page.getByRole('group', { name: 'Sélection' });
    this.panel = page.getByRole('complementary', { name: 'Volet latéral' });
  }

  heading(name: string): Locator {
    return this.table.getByRole('columnheader', { name });
  }

  /** Link that opens a row, by its index from 0. */
  rowLink(at: number): Locator {
    return this.rows.nth(at).locator('a, button').first();
  }

  /** Opens the form of a row in the panel, by the row's index from 0. */
  async edit(at: number): Promise<void> {
    await this.table
      .getByRole('button', { name: /^Modifier / })
      .nth(at)
      .click();
  }

  async closePanel(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Fermer' }).first().click();
  }

  /** Hides or shows a column. */
  async toggleColumn(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Colonnes' }).click();
    await this.page.getByRole('checkbox', { name, exact: true }).click();
    await this.page.keyboard.press('Escape');
  }

  async export(): Promise<Download> {
    const downloadEvent = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Exporter' }).click();
    return downloadEvent;
  }
}
