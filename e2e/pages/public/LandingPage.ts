import type { Locator, Page } from '@playwright/test';

import { passwordFor } from '../../seed/people.ts';
import { acknowledgeNotice } from '../../support/notice.ts';

/** The public page with all ways to sign in. */
export class LandingPage {
  readonly page: Page;
  readonly signInPanel: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly form: Locator;
  /** Message about a refused sign-in or an expired login session. */
  readonly refusal: Locator;

  constructor(page: Page) {
    this.page = page;
    this.signInPanel = page.getByRole('region', { name: 'Se connecter' });
    this.form = this.signInPanel.getByRole('form', { name: 'Connexion par adresse e-mail' });
    this.email = this.form.getByLabel(/^Adresse e-mail/);
    this.password = this.form.getByLabel(/^Mot de passe/);
    this.submit = this.form.getByRole('button', { name: 'Se connecter' });
    this.refusal = this.signInPanel.getByRole('alert');
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  async signIn(email: string, password = passwordFor(email)): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Opens the national sign-on and selects a person there. */
  async signInByGar(person: string): Promise<void> {
    await acknowledgeNotice(this.page);
    await this.signInPanel.getByRole('button', { name: 'Entrer par le GAR' }).click();
    await this.page.getByRole('button', { name: person, exact: true }).click();
  }

  /** Signs in at the national sign-on. @returns the callback address with the code, which is not opened */
  async codeByGar(id: string): Promise<string> {
    await this.signInPanel.getByRole('button', { name: 'Entrer par le GAR' }).click();
    await this.page.getByRole('heading', { name: 'Qui se connecte' }).waitFor();
    const noRedirects = { maxRedirects: 0 };
    let response = await this.page.request.post(this.page.url(), { form: { person: id }, ...noRedirects });
    let next = '';
    while (response.status() >= 300 && response.status() < 400) {
      next = new URL(response.headers()['location'] ?? '', response.url()).href;
      if (next.includes('/callback?')) break;
      response = await this.page.request.get(next, noRedirects);
    }
    return next;
  }
}
