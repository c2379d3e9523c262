import type { Locator, Page } from '@playwright/test';

import { boxOf } from '../../support/layout.ts';

/** Page on which a teacher creates or edits a pack. */
export class PackEditor {
  readonly page: Page;
  readonly cardsToChoose: Locator;
  readonly counter: Locator;
  readonly weeks: Locator;
  /** Cards of the pack, in order. */
  readonly packCards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cardsToChoose = page.getByRole('region', { name: 'Cartes à choisir' });
    this.counter = page.getByText(/^\d+ cartes? sur 15$/);
    this.packCards = page.getByRole('list', { name: 'Cartes du pack, dans l’ordre' }).getByRole('listitem');
    this.weeks = page.getByRole('group', { name: /^Semaines de la classe / });
  }

  async open(): Promise<void> {
    await this.page.goto('/creation-packs');
  }

  async filter(filters: { readonly level?: string; readonly origin?: string }): Promise<void> {
    const field = this.cardsToChoose.getByRole('combobox', { name: 'Chercher une carte' });
    await field.fill([filters.level, filters.origin].filter(Boolean).join(' '));
    await field.press('Enter');
  }

  /** Adds the first `count` listed cards that the pack does not contain yet. */
  async addFirst(count: number): Promise<void> {
    const free = this.cardsToChoose.getByRole('button', { name: /^Ajouter/, pressed: false });
    for (let added = 0; added < count; added += 1) await free.first().click();
  }

  /** Handle to move a card by mouse or keyboard. */
  handle(at: number): Locator {
    return this.packCards.nth(at).getByRole('button', { name: /^Déplacer/ });
  }

  /** Drags a card of the pack to the position of another. */
  async drag(from: number, to: number): Promise<void> {
    const start = await boxOf(this.handle(from));
    const end = await boxOf(this.handle(to));
    const { mouse } = this.page;
    await mouse.move(start.x + 8, start.y + start.height / 2);
    await mouse.down();
    await mouse.move(end.x + 8, end.y + end.height / 2, { steps: 6 });
    await mouse.up();
  }

  async setTitle(title: string, icon: string): Promise<void> {
    await this.page.getByLabel(/^Titre du pack/).fill(title);
    // The radio button itself is hidden under its icon.
    await this.page.getByRole('radio', { name: icon }).locator('..').click();
  }

  async chooseClass(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Classe', exact: true }).selectOption(name);
  }

  async chooseWeek(name: RegExp): Promise<void> {
    await this.weeks.getByRole('button', { name }).click();
  }

  async save(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^(Créer le pack|Créer et donner le pack|Créer et remplacer le pack|Enregistrer)$/ })
      .click();
  }
}
