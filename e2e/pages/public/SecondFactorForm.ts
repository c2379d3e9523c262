import type { Locator, Page } from '@playwright/test';
import { generateSync } from 'otplib';

/** Second step of a sign-in, and enrolment of an authenticator app: on the sign-in page, or in a settings dialog. */
export class SecondFactorForm {
  readonly page: Page;
  readonly code: Locator;
  readonly enrolmentCode: Locator;
  readonly recoveryCodes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel(/^Code\s*\*?$/);
    this.enrolmentCode = page.getByLabel(/^Code affiché par l’application/);
    this.recoveryCodes = page.getByRole('list', { name: 'Codes de secours' });
  }

  /** The secret that the page shows, to be typed into an authenticator app. */
  async readSecret(): Promise<string> {
    return (await this.page.locator('code').first().innerText()).replace(/\s/g, '');
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Continuer' }).click();
  }

  /** Enrols as an authenticator app does. @returns the secret, the code that confirmed it and the recovery codes */
  async enrol(): Promise<{ readonly secret: string; readonly used: string; readonly codes: string[] }> {
    const secret = await this.readSecret();
    const used = codeOf(secret);
    await this.enrolmentCode.fill(used);
    await this.page.getByRole('button', { name: 'Activer' }).last().click();
    await this.recoveryCodes.waitFor();
    const codes = await this.recoveryCodes.getByRole('listitem').allInnerTexts();
    await this.page.getByLabel('J’ai gardé ces codes').check();
    await this.page.getByRole('button', { name: 'Continuer' }).click();
    return { secret, used, codes };
  }
}

/** Code that an authenticator app shows now, or `steps` periods of 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
