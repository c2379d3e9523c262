import type { Locator, Page } from '@playwright/test';

type NewBuyer = { readonly name: string; readonly siret: string; readonly mail: string };

/** The superadmin's invoices, and an invoice or a buyer in the side panel. */
export class InvoicesPage {
  readonly page: Page;
  readonly panel: Locator;
  readonly question: Locator;
  readonly payment: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('complementary', { name: 'Volet latéral' });
    this.question = page.getByRole('alertdialog');
    this.payment = page.getByRole('dialog', { name: /^Paiement de/ });
  }

  async open(tab: number): Promise<void> {
    await this.page.goto(`/superadmin/invoices?tab=${tab}`);
  }

  /** A row of the list of the current tab. */
  row(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('row').filter({ hasText: text });
  }

  /**
   * Opens a school's draft from the list of drafts, above the schools to invoice. Just after the deletion of a draft is
   * undone, both lists contain the school.
   */
  async openDraft(school: string): Promise<void> {
    const drafts = this.page
      .getByRole('main')
      .locator('.mc-banner')
      .filter({ hasText: /brouillon/ });
    await drafts.getByRole('button', { name: school, exact: true }).click();
  }

  async enterBuyer(buyer: NewBuyer): Promise<void> {
    const field = (name: RegExp) => this.panel.getByRole('textbox', { name });
    await field(/^Nom/).fill(buyer.name);
    await field(/^Adresse/).fill('Place de la Mairie');
    await field(/^Code postal/).fill('87000');
    await field(/^Ville/).fill('Limoges');
    await field(/^SIRET/).fill(buyer.siret);
    await field(/^E-mail/).fill(buyer.mail);
    await this.pressInPanel('Enregistrer');
  }

  /** Presses a button of the side panel. */
  async pressInPanel(name: string): Promise<void> {
    await this.panel.getByRole('button', { name, exact: true }).click();
  }

  /** Issues the draft of the side panel. */
  async issueDraft(): Promise<void> {
    await this.pressInPanel('Émettre');
    await this.question.getByRole('button', { name: 'Émettre 1 facture' }).click();
  }

  async recordPayment(): Promise<void> {
    await this.pressInPanel('Enregistrer le paiement');
    await this.payment.getByRole('button', { name: 'Enregistrer le paiement' }).click();
  }

  /** Cancels the invoice of the side panel by a credit note. */
  async cancelByCreditNote(): Promise<void> {
    await this.pressInPanel('Annuler par un avoir');
    await this.question.getByRole('button', { name: 'Annuler par un avoir' }).click();
  }
}
