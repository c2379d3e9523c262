import type { Locator, Page } from '@playwright/test';

import { Portal } from '../shell/Portal.ts';

export type NewSchool = {
  readonly name: string;
  readonly code: string;
  readonly mail: string;
  readonly city: string;
  readonly offer: string;
  /** dd/mm/yyyy; undefined for a trial, whose end the server computes. */
  readonly until?: string;
};

/** The superadmin's list of schools, the page of a school, and the panel to edit it. */
export class SchoolsPage {
  readonly page: Page;
  readonly list: Locator;
  readonly search: Locator;
  /** Search field of the header, on every page. */
  readonly headerSearch: Locator;
  readonly panel: Locator;
  readonly expiration: Locator;
  readonly question: Locator;
  readonly tabs: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('table', { name: 'Gestion des professionnels' });
    this.search = page.getByRole('combobox', { name: 'Nom, code ou ville' });
    this.headerSearch = page.getByRole('combobox', { name: 'Chercher un établissement' });
    this.panel = page.getByRole('complementary', { name: 'Volet latéral' });
    this.expiration = this.panel.getByRole('textbox', { name: /^Date d’expiration/ });
    this.question = page.getByRole('alertdialog');
    this.tabs = page.getByRole('tablist', { name: 'Ce que contient l’établissement' });
  }

  async open(): Promise<void> {
    await this.page.goto('/superadmin/schools');
  }

  school(name: string): Locator {
    return this.list.getByRole('row').filter({ hasText: name });
  }

  async add(school: NewSchool): Promise<void> {
    await this.page.getByRole('button', { name: 'Ajouter un établissement' }).click();
    const text = (name: RegExp) => this.panel.getByRole('textbox', { name });
    await text(/^Nom(?! maximum)/)
      .first()
      .fill(school.name);
    await text(/^Code de l’établissement/).fill(school.code);
    await text(/^Adresse e-mail générique/).fill(school.mail);
    await text(/^Ville/).fill(school.city);
    await this.choose(/^Offre/, school.offer);
    await this.choose(/^Périodicité/, 'Annuelle');
    if (school.until) await this.expiration.fill(school.until);
    await this.save();
  }

  /** Opens a tab of the school's page. */
  async tab(name: string): Promise<void> {
    await this.tabs.getByRole('tab', { name }).click();
  }

  /** Opens the panel of the current school. */
  async edit(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).click();
  }

  async choose(field: RegExp, value: string): Promise<void> {
    await this.panel.getByRole('combobox', { name: field }).selectOption({ label: value });
  }

  async save(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Enregistrer' }).click();
  }

  async archive(): Promise<void> {
    await new Portal(this.page).chooseAction('Archiver');
    await this.question.getByRole('button', { name: 'Archiver' }).click();
  }

  /** Deletes the current school; the confirmation requires its name. */
  async delete(name: string): Promise<void> {
    await new Portal(this.page).chooseAction('Supprimer');
    await this.question.getByRole('textbox').fill(name);
    await this.question.getByRole('button', { name: 'Supprimer' }).click();
  }

  /** Types in the header's search and opens the result. */
  async find(text: string, name: string): Promise<void> {
    await this.headerSearch.fill(text);
    await this.page.getByRole('option', { name }).click();
  }
}
