import type { Page } from '@playwright/test';

/** The mail outbox of a demonstration: its latest mails. */
export class OutboxPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the latest mail for an address and follows its link. */
  async follow(email: string): Promise<void> {
    await this.page.goto('/outbox');
    const mail = this.page
      .getByRole('listitem')
      .filter({ hasText: `À ${email},` })
      .first();
    await mail.getByRole('heading').getByRole('link').click();
    await this.page.getByRole('link', { name: 'Ouvrir le lien du message' }).click();
  }
}
