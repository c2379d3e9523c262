import type { Locator, Page } from '@playwright/test';

import { skipSeenDelay } from '../../support/clock.ts';

/** The student's page on a tablet. */
export class TabletPage {
  readonly page: Page;
  readonly title: Locator;
  readonly progress: Locator;
  /** The picture that shows the box of the current card. */
  readonly box: Locator;
  readonly card: Locator;
  readonly feedback: Locator;
  /** Characters that identify a tablet that waits for approval. */
  readonly label: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.progress = page.getByText(/^\d+ sur \d+$/);
    this.box = page.getByRole('img', { name: /^La carte est dans la boîte/ });
    this.card = page.getByRole('group', { name: /^(Recto|Verso)/ });
    this.label = page.locator('.student-label strong');
    this.feedback = page.getByRole('main').getByRole('status');
  }

  async open(): Promise<void> {
    await this.page.goto('/device');
  }

  /** Opens the page with a school's secret, as its QR code does. */
  async openWithSecret(secret: string): Promise<void> {
    await this.page.goto(`/device#${secret}`);
  }

  /** Deletes the tablet's approval, stored answers and settings. */
  async reset(): Promise<void> {
    await this.page.context().clearCookies();
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.page.goto('about:blank');
  }

  /** Requests approval with the school's code. @returns the label that the tablet shows while it waits */
  async requestApproval(schoolCode: string): Promise<string> {
    await this.page.getByLabel('Code de l’école').fill(schoolCode);
    await this.page.getByRole('button', { name: 'Demander l’autorisation de l’école' }).click();
    return (await this.label.textContent()) ?? '';
  }

  async typeCode(digits: string): Promise<void> {
    const pad = this.page.getByRole('group', { name: 'Chiffres' });
    for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
  }

  async chooseName(name: string): Promise<void> {
    await this.page.getByRole('listitem').getByRole('button', { name }).click();
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Commencer' }).click();
  }

  /** Answers a card. On a typed card, `right` types a wrong answer and marks it as a typo. */
  async answer(result: 'right' | 'wrong'): Promise<void> {
    const isRight = result === 'right';
    const actions = this.page.getByRole('group', { name: 'Ta réponse' });

    const press = async (name: string) => {
      await actions.getByRole('button', { name }).waitFor();
      await skipSeenDelay(this.page);
      await actions.getByRole('button', { name }).click();
    };

    await actions.getByRole('button').first().waitFor();
    const field = this.page.getByLabel('Écris ta réponse');
    if (!(await field.isVisible())) {
      await press('Retourner la carte');
      return press(isRight ? 'Je savais' : 'Je ne savais pas');
    }
    if (isRight) await field.fill('faute de frappe');
    await press(isRight ? 'Vérifier' : 'Je ne sais pas');
    await press(isRight ? 'C’était une faute de frappe' : 'Continuer');
  }

  async leaveEndPage(): Promise<void> {
    await skipSeenDelay(this.page);
    await this.page.getByRole('button', { name: 'Terminé' }).click();
  }
}
