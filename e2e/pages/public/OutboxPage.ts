import type { Page } from '@playwright/test';

/** The letters that the demo sends. */
export class OutboxPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the last letter for an address and follows its link. */
  async follow(email: string): Promise<void> {
    await this.page.goto('/outbox');
    const letter = this.page
      .getByRole('listitem')
      .filter({ hasText: `À ${email},` })
      .first();
    await letter.getByRole('heading').getByRole('link').click();
    await this.page.getByRole('link', { name: 'Ouvrir le lien du message' }).click();
  }
}
