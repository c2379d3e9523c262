import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { Portal } from '../../pages/shell/Portal.ts';
import type { Person } from '../../seed/people.ts';
import type { Seed } from '../../seed/seed.ts';
import { expect, test } from '../../test.ts';

const file = join(import.meta.dirname, '../../data/eleves-ce1.csv');

type FormCase = {
  /** Creates the person who fills in the form, in a new school. */
  readonly createPerson: (seed: Seed) => Promise<Person>;
  /** Leaves the dashboard, opens the form and changes a value. */
  readonly fill: (page: Page) => Promise<void>;
  /** An element that is visible until the form is left, such as the entered value. */
  readonly entered: (page: Page) => Locator;
  /** Ways to leave the form inside the portal. */
  readonly waysToLeave: readonly ((page: Page) => Promise<void>)[];
};

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const toDashboard = (page: Page) => new Portal(page).menu.getByRole('link', { name: 'Accueil' }).click();
const close = (page: Page) => page.keyboard.press('Escape');

const forms: Record<string, FormCase> = {
  'an import of students': {
    createPerson: async (seed) => seed.schoolAdmin({ schools_id: (await seed.school()).id }),
    fill: async (page) => {
      await page.goto('/schools/students');
      await page.getByRole('button', { name: 'Importer des élèves' }).first().click();
      await dialog(page, /^Importer les élèves/)
        .getByLabel(/^Fichier à importer/)
        .setInputFiles(file);
    },
    entered: (page) =>
      dialog(page, /^Importer les élèves/)
        .getByText(/eleves-ce1\.csv/)
        .first(),
    waysToLeave: [
      close,
      (page) =>
        dialog(page, /^Importer les élèves/)
          .getByRole('button', { name: 'Fermer' })
          .first()
          .click(),
    ],
  },
  'the contact form': {
    createPerson: async (seed) => seed.teacher({ schools_id: (await seed.school()).id }),
    fill: async (page) => {
      await page.goto('/schools/classes');
      await page.getByRole('button', { name: 'Nous contacter' }).first().click();
      await dialog(page, /^Nous contacter/)
        .getByLabel(/^Sujet/)
        .fill('Une question');
    },
    entered: (page) => dialog(page, /^Nous contacter/).getByLabel(/^Sujet/),
    waysToLeave: [
      close,
      (page) =>
        dialog(page, /^Nous contacter/)
          .getByRole('button', { name: 'Annuler' })
          .click(),
    ],
  },
  'a year change': {
    createPerson: async (seed) => {
      const school = await seed.school();
      await seed.class(school.id, { name: 'CE1 A' });
      return seed.schoolAdmin({ schools_id: school.id });
    },
    fill: async (page) => {
      await page.goto('/my-school/year-change');
      await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 });
    },
    entered: (page) => page.getByRole('heading', { level: 1 }),
    waysToLeave: [toDashboard],
  },
  'one’s own name': {
    createPerson: async (seed) => seed.teacher({ schools_id: (await seed.school()).id }),
    fill: async (page) => {
      await page.goto('/Params');
      await page.getByRole('textbox', { name: /^Prénom/ }).fill('Lise');
    },
    entered: (page) => page.getByRole('textbox', { name: /^Prénom/ }),
    waysToLeave: [toDashboard, (page) => page.getByRole('tab', { name: 'Mot de passe' }).click()],
  },
};

for (const [name, { createPerson, fill, entered, waysToLeave }] of Object.entries(forms)) {
  test(`${name}: every way to leave asks for confirmation, and continues once confirmed [interface.unsaved]`, async ({
    page,
    seed,
    enter,
  }) => {
    await enter(await createPerson(seed), '/dashboard');
    await fill(page);
    await expect(entered(page)).toBeVisible();
    const address = page.url();
    const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });

    const expectFormKept = async () => {
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Continuer la saisie' }).click();
      await expect(question).toBeHidden();
      await expect(entered(page)).toBeVisible();
      expect(page.url()).toBe(address);
    };

    for (const way of waysToLeave) {
      await way(page);
      await expectFormKept();
    }
    // Leaving the document and reloading it cause the browser's own dialog.
    for (const leave of [() => page.goBack(), () => page.reload()]) {
      const dialogEvent = page.waitForEvent('dialog');
      // This promise never resolves if the person stays on the page.
      void leave().catch(() => undefined);
      const browserDialog = await dialogEvent;
      expect(browserDialog.type()).toBe('beforeunload');
      await browserDialog.dismiss();
      await expect(entered(page)).toBeVisible();
    }

    await waysToLeave[0]!(page);
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(question).toBeHidden();
    if (waysToLeave[0] === toDashboard) await expect(page).toHaveURL(/\/dashboard$/i);
    else await expect(entered(page)).toBeHidden();
  });
}
