import type { Locator, Page } from '@playwright/test';

/** The dialog to resolve a conflict with another person's changes. */
export class ConflictDialog {
  readonly dialog: Locator;
  /** Message shown after both people's changes were merged without a conflict. */
  readonly merged: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    this.merged = page.getByText(/D’autres modifications avaient été enregistrées entre-temps/);
  }

  /** The choice of one of the two values of a field. */
  choice(field: string, side: 'Ma version' | 'Version enregistrée'): Locator {
    return this.dialog.getByRole('group', { name: field }).getByRole('radio', { name: new RegExp(`^${side}`) });
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  }
}
