import type { Locator, Page } from '@playwright/test';

/** « Mes enfants » of a follower, with the attach requests of schools. */
export class ChildrenPage {
  readonly page: Page;
  readonly main: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.question = page.getByRole('alertdialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/my-childrens');
  }

  child(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  /** The attach request of a school. */
  request(school: string): Locator {
    return this.main.getByRole('region', { name: new RegExp(`${school}.*souhaite vous rattacher`) });
  }

  async accept(school: string): Promise<void> {
    await this.request(school)
      .getByRole('button', { name: /^Accepter/ })
      .click();
  }

  async refuse(school: string): Promise<void> {
    await this.request(school)
      .getByRole('button', { name: /^Refuser/ })
      .click();
    await this.question.getByRole('button', { name: 'Refuser' }).click();
  }
}
