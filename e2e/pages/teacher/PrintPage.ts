import type { Download, Locator, Page } from '@playwright/test';

/** Page to select and print cards, and its link from a pack. */
export class PrintPage {
  readonly page: Page;
  readonly totalText: Locator;
  readonly codes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.totalText = page.getByText(/^\d+ cartes?, \d+ feuilles?$/);
    this.codes = page
      .getByRole('figure', { name: 'Feuille 1, verso' })
      .getByRole('img', { name: /^QR code de la carte/ });
  }

  async openFromPack(title: string): Promise<void> {
    await this.page.goto(`/schools/packs?view=all&search=${encodeURIComponent(title)}`);
    await this.page.getByRole('button', { name: new RegExp(`Actions.*${title}`) }).click();
    await this.page.getByRole('menuitem', { name: 'Imprimer ses cartes' }).click();
  }

  async selectQrCodes(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /QR code/ }).check();
  }

  /** Creates the PDF and downloads it. */
  async createPdf(): Promise<Download> {
    await this.page.getByRole('button', { name: 'Faire le PDF' }).click();
    const downloadEvent = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Télécharger le PDF' }).click({ timeout: 60_000 });
    return downloadEvent;
  }
}
