import type { Locator, Page } from '@playwright/test';

/** « Mes enfants » of a follower: a child's week, and the attach requests of schools. */
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

  /** The child named « Prénom NOM »: a heading, or a link if there are several children. */
  child(name: string): Locator {
    return this.choice(name.split(' ')[0]!).or(this.childName(name)).first();
  }

  /** The link to a child's week, by first name. */
  choice(firstname: string): Locator {
    const children = this.main.getByRole('navigation', { name: 'Choisir un enfant' });
    return children.getByRole('link', { name: firstname, exact: true });
  }

  /** The name of the child whose week is shown. */
  childName(name: string): Locator {
    return this.main.getByRole('heading', { level: 2, name, exact: true });
  }

  /** A card of the pack of the week, by its position from 1. */
  packCard(n: number): Locator {
    return this.main.getByRole('button', { name: new RegExp(`^Ouvrir la carte ${n} `) });
  }

  /** The card that is open. */
  get card(): Locator {
    return this.page.getByRole('dialog', { name: /^Carte \d+ sur \d+$/ });
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
