import type { Locator, Page } from '@playwright/test';

/** The followers of a student: the student's page as a school admin sees it, and the panels that it opens. */
export class StudentFollowersPage {
  readonly page: Page;
  readonly panel: Locator;
  readonly followers: Locator;
  /** Text shown when nobody follows the student. */
  readonly noFollowerText: Locator;
  readonly requests: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('complementary', { name: 'Volet latéral' });
    this.followers = page.getByRole('table', { name: 'Entourage' });
    this.noFollowerText = page.getByText('Personne ne suit encore cet élève');
    this.requests = page.getByRole('main').getByRole('list', { name: 'Demandes de rattachement' });
    this.question = page.getByRole('alertdialog');
  }

  async open(studentId: number): Promise<void> {
    await this.page.goto(`/students/${studentId}`);
  }

  /** Looks up the address of a follower of another school, and sends an attach request. */
  async requestFollower(email: string, relation: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter un proche/ })
      .first()
      .click();
    await this.panel.getByRole('textbox', { name: /^Adresse e-mail du proche/ }).fill(email);
    await this.panel.getByRole('button', { name: 'Chercher' }).click();
    await this.panel.getByRole('checkbox', { name: `Demander à ${email} de suivre l’élève` }).check();
    await this.panel.getByRole('combobox', { name: /^Lien/ }).selectOption({ label: relation });
    await this.panel.getByRole('button', { name: 'Ajouter', exact: true }).click();
  }

  async withdraw(): Promise<void> {
    await this.requests.getByRole('button', { name: /^Retirer la demande/ }).click();
    await this.question.getByRole('button', { name: 'Retirer' }).click();
  }

  async openFollower(name: string): Promise<void> {
    await this.followers.getByRole('row').filter({ hasText: name }).click();
  }

  async detach(name: string): Promise<void> {
    await this.openFollower(name);
    await this.panel.getByRole('button', { name: 'Détacher' }).click();
    await this.question.getByRole('button', { name: 'Détacher' }).click();
  }
}
