import type { Locator, Page } from '@playwright/test';

/** Page of an open session: its code for the class, and the progress of each student. */
export class SessionPage {
  readonly page: Page;
  readonly code: Locator;
  readonly joinedText: Locator;
  /** Text that says whether live updates are connected. */
  readonly liveStatus: Locator;
  /** Students who joined. */
  readonly tiles: Locator;
  /** Button that says how many students have not joined yet. */
  readonly awaitedButton: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    const board = page.getByRole('region', { name: 'Code de la séance' });
    this.page = page;
    this.code = board.getByText(/^\d{3}\s\d{3}$/);
    this.joinedText = board.getByText(/^\d+ élèves? présents? sur \d+$/);
    this.tiles = page.getByRole('region', { name: 'Les élèves' }).locator('li:has(a):not(:has(button))');
    this.awaitedButton = page.getByRole('button', { name: /^\d+ élèves? attendus?/ });
    this.question = page.getByRole('alertdialog');
    this.liveStatus = page.getByRole('status').filter({ hasText: /en direct|^Connexion coupée/i });
  }

  /** A student in the list of the session. */
  student(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async close(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Fermer la séance|Tout le monde s’arrête)$/ }).click();
    await this.question.getByRole('button', { name: 'Fermer la séance' }).click();
  }
}
