import type { Download, Locator, Page } from '@playwright/test';

type NewResource = {
  readonly title: string;
  readonly description: string;
  readonly section: string;
  readonly file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
};

/** The page of resources, for any role. */
export class ResourcesPage {
  readonly page: Page;
  readonly main: Locator;
  readonly panel: Locator;
  readonly preview: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.panel = page.getByRole('dialog', { name: 'Ajouter une ressource' });
    this.preview = page.getByRole('dialog');
    this.question = page.getByRole('alertdialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/resources');
  }

  async add({ title, description, section, file }: NewResource): Promise<void> {
    await this.page.getByRole('button', { name: 'Ajouter une ressource' }).click();
    await this.panel.getByRole('textbox', { name: /^Titre/ }).fill(title);
    await this.panel.getByRole('textbox', { name: /^Description/ }).fill(description);
    await this.panel.getByRole('combobox', { name: /^Rubrique/ }).selectOption({ label: section });
    await this.panel.getByLabel(/^Document/).setInputFiles(file);
  }

  async save(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Enregistrer' }).click();
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Chercher une ressource' }).fill(text);
  }

  resource(title: string): Locator {
    return this.main.getByRole('link', { name: title });
  }

  async download(): Promise<Download> {
    const downloadEvent = this.page.waitForEvent('download');
    await this.preview.getByRole('button', { name: 'Télécharger' }).click();
    return downloadEvent;
  }
}
