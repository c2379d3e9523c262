import type { Locator, Page } from '@playwright/test';

type NewMember = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly role: 'Enseignant(e)' | 'Direction';
};

/** The list of a school's staff, and the panel that adds a person. */
export class StaffPage {
  readonly page: Page;
  readonly list: Locator;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('table', { name: 'Liste des utilisateurs' });
    this.panel = page.getByRole('complementary').filter({ hasText: 'Ajouter un membre du personnel' });
  }

  async open(): Promise<void> {
    await this.page.goto('/schools/users');
  }

  async add(member: NewMember): Promise<void> {
    await this.page.getByRole('button', { name: 'Ajouter un utilisateur' }).first().click();
    await this.panel.getByRole('textbox', { name: /^Prénom/ }).fill(member.firstname);
    await this.panel.getByRole('textbox', { name: /^Nom/ }).fill(member.lastname);
    await this.panel.getByLabel('Adresse e-mail').fill(member.email);
    await this.panel.getByLabel('Téléphone').fill(member.phone);
    await this.panel.getByLabel('Rôle').selectOption({ label: member.role });
    await this.panel.getByRole('button', { name: 'Enregistrer' }).click();
  }

  member(name: string): Locator {
    return this.list.getByRole('row').filter({ hasText: name });
  }
}
