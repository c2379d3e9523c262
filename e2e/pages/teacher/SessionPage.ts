import type { Locator, Page } from '@playwright/test';

/** The page of an open session: its code for the class, and how each child gets on. */
export class SessionPage {
  readonly page: Page;
  readonly code: Locator;
  readonly joined: Locator;
  /** Whether the page follows the tablets. */
  readonly line: Locator;
  /** Those who came. */
  readonly tiles: Locator;
  /** The line of those who have not. */
  readonly awaited: Locator;

  constructor(page: Page) {
    const board = page.getByRole('region', { name: 'Code de la séance' });
    this.page = page;
    this.code = board.getByText(/^\d{3}\s\d{3}$/);
    this.joined = board.getByText(/ont? rejoint$|a rejoint$/);
    this.tiles = page.getByRole('region', { name: 'Les élèves' }).locator('li:has(a):not(:has(button))');
    this.awaited = page.getByRole('button', { name: /^\d+ élèves? attendus?/ });
    this.line = page.getByRole('status').filter({ hasText: /en direct|^Connexion coupée/i });
  }

  /** A child's slip. */
  student(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async close(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Fermer la séance|Tout le monde s’arrête)$/ }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Fermer la séance' }).click();
  }
}
