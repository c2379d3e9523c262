import type { Locator, Page } from '@playwright/test';

/** The list of followers with the link to their slips, the page of slips to print, and the page to enter a code. */
export class SlipsPage {
  readonly page: Page;
  readonly slips: Locator;
  readonly title: Locator;

  constructor(page: Page) {
    this.page = page;
    this.slips = page.getByRole('article');
    this.title = page.getByRole('heading', { level: 1 });
  }

  person(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async openFollowers(query = ''): Promise<void> {
    await this.page.goto(`/schools/followers${query}`);
  }

  async select(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  }

  async invite(): Promise<void> {
    await this.page.getByRole('button', { name: 'Envoyer l’invitation', exact: true }).click();
  }

  async print(): Promise<void> {
    await this.page.getByRole('link', { name: 'Imprimer l’invitation' }).click();
    await this.prepare();
  }

  async prepare(): Promise<void> {
    await this.page.getByRole('button', { name: /^Préparer/ }).click();
    await this.slips.first().waitFor();
  }

  /** The code on a slip. */
  async codeOf(name: string): Promise<string> {
    const text = await this.page.getByRole('article', { name }).innerText();
    return /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? '';
  }

  async requestLink(email: string, code?: string): Promise<void> {
    if (code) await this.page.getByLabel(/^Code de la fiche/).fill(code);
    await this.page.getByLabel(/^Votre adresse e-mail/).fill(email);
    await this.page.getByRole('button', { name: 'Recevoir le lien' }).click();
  }
}
