import type { Locator, Page } from '@playwright/test';

import { Portal } from '../shell/Portal.ts';

/** A school's page for the superadmin: its tabs, panels and dialogs. */
export class SchoolPage {
  readonly page: Page;
  readonly panel: Locator;
  readonly dialog: Locator;
  readonly question: Locator;
  readonly students: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('complementary', { name: 'Volet latéral' });
    this.dialog = page.getByRole('dialog');
    this.question = page.getByRole('alertdialog');
    this.students = page.getByRole('table', { name: 'Liste des élèves' });
  }

  async open(id: number, tab: 'staff' | 'classes' | 'students' | 'followers' | 'history'): Promise<void> {
    await this.page.goto(`/superadmin/schools/${id}?tab=${tab}`);
  }

  async addClass(name: string, level: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Ajouter une classe' }).first().click();
    await this.panel.getByRole('textbox', { name: /^Nom/ }).fill(name);
    await this.panel.getByRole('combobox', { name: /^Niveau/ }).selectOption({ label: level });
    await this.panel.getByRole('button', { name: 'Enregistrer' }).click();
  }

  /** Adds a student without a follower, in the three steps of the panel. */
  async addStudent(firstname: string, lastname: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Ajouter un élève' }).click();
    await this.panel.getByRole('textbox', { name: /^Prénom/ }).fill(firstname);
    await this.panel.getByRole('textbox', { name: /^Nom/ }).fill(lastname);
    await this.panel.getByRole('button', { name: 'Suivant' }).click();
    await this.panel.getByRole('button', { name: 'Passer cette étape' }).click();
    await this.panel.getByRole('button', { name: 'Enregistrer' }).click();
  }

  student(name: string): Locator {
    return this.students.getByRole('row').filter({ hasText: name });
  }

  /** Places a student of the list in a class of the school. */
  async place(name: string, class_: string): Promise<void> {
    await this.student(name).getByRole('checkbox').check();
    await this.page.getByRole('button', { name: 'Placer dans une classe' }).click();
    const choice = this.dialog.getByRole('combobox');
    const option = choice.getByRole('option', { name: class_ });
    await choice.selectOption((await option.getAttribute('value')) ?? '');
    await this.dialog.getByRole('button', { name: 'Continuer' }).click();
    await this.question.getByRole('button', { name: 'Placer' }).click();
  }

  /** Imports a file of students. */
  async import(path: string): Promise<void> {
    await new Portal(this.page).chooseAction('Importer des élèves', 'list');
    await this.dialog.getByLabel(/^Fichier à importer/).setInputFiles(path);
    await this.dialog.getByRole('button', { name: /^Importer (un|\d+) élèves?$/ }).click();
    await this.dialog.getByRole('button', { name: 'Fermer' }).last().click();
  }
}
