import type { Locator, Page } from '@playwright/test';

/** Messaging, as a teacher and a follower see it. */
export class MessagingPage {
  readonly page: Page;
  readonly list: Locator;
  readonly thread: Locator;
  readonly field: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('region', { name: 'Discussions' });
    this.thread = page.getByRole('log', { name: 'Messages' });
    this.field = page.getByRole('textbox', { name: 'Votre message' });
  }

  async open(id?: number): Promise<void> {
    await this.page.goto(id === undefined ? '/messaging' : `/messaging/${id}`);
  }

  /** Creates, in the panel, a conversation about a student. */
  async create(student: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Nouvelle discussion' }).click();
    await this.page.getByRole('combobox', { name: /Élève/ }).click();
    await this.page.getByTitle(student).filter({ visible: true }).first().click();
    await this.page.getByRole('button', { name: 'Créer la discussion' }).click();
  }

  entry(student: string): Locator {
    return this.list.getByRole('link', { name: new RegExp(student) });
  }

  message(text: string): Locator {
    return this.thread.getByText(text, { exact: true });
  }

  async send(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }
}
