import type { Locator, Page } from '@playwright/test';

/** The boxes of a student and the list of the cards in them. */
export class StudentCardsPage {
  readonly page: Page;
  readonly heading: Locator;
  /** The listed cards. */
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 2, name: /^Ses cartes/ });
    this.cards = page
      .getByRole('table', { name: 'Ses cartes' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
  }

  /** The box with the cards of all parent subjects, which precedes the boxes of single parent subjects. */
  box(number: number): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^Boîte ${number}, `) }).first();
  }

  /** Filters the listed cards. */
  async filterByState(name: RegExp): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
  }
}
