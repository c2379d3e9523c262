import { auth } from '@memocartes/contract/auth/auth.routes';
import type { Locator, Page } from '@playwright/test';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { StaffPage } from '../../pages/school-admin/StaffPage.ts';
import { Portal } from '../../pages/shell/Portal.ts';
import { PackEditor } from '../../pages/teacher/PackEditor.ts';
import { seedPack } from '../../seed/packs.ts';
import type { Person } from '../../seed/people.ts';
import type { Seed } from '../../seed/seed.ts';
import { expect, test } from '../../test.ts';

type FormInSession = {
  readonly who: 'teacher' | 'schoolAdmin';
  readonly path: (seed: Seed, person: Person) => Promise<string>;
  readonly field: (page: Page) => Locator;
  readonly send: (page: Page) => Promise<void>;
  /** Returns to the form's step with the field, if the restored form may show another step. */
  readonly back?: (page: Page) => Promise<void>;
  /** Whether the form restores its draft each time it is opened, without a message. */
  readonly isSilent?: boolean;
};

const restored = 'Votre saisie d’avant la fin de la session est revenue.';

test('a form whose login session ends is restored after the next sign-in, only once', async ({ page, seed, enter }) => {
  const schoolAdmin = await seed.schoolAdmin({ schools_id: (await seed.school()).id });
  await enter(schoolAdmin, '/schools/users');
  const staff = new StaffPage(page);
  await page.getByRole('button', { name: 'Ajouter un utilisateur' }).first().click();
  await staff.panel.getByRole('textbox', { name: /^Prénom/ }).fill('Lise');
  await staff.panel.getByRole('textbox', { name: /^Nom/ }).fill('Meitner');

  await seed.as(schoolAdmin).call(auth.logout);
  const address = staff.panel.getByLabel('Adresse e-mail');
  await address.fill('lise.meitner@example.fr');
  // Leaving the address field asks the API whether the address is taken.
  await address.press('Tab');
  await expect(page).toHaveURL('/?expired=true');
  await expect(page.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible();

  await new LandingPage(page).signIn(schoolAdmin.email);
  await expect(page).toHaveURL(/\/schools\/users\?panel=staff&mode=ADD/);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(staff.panel.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Lise');
  await expect(staff.panel.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Meitner');
  await expect(address).toHaveValue('lise.meitner@example.fr');
  await page.reload();
  await expect(staff.panel.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('');
});

test('the contact form asks before Escape closes it, and is restored after the next sign-in', async ({
  page,
  seed,
  enter,
}) => {
  const teacher = await seed.teacher({ schools_id: (await seed.school()).id });
  await enter(teacher, '/dashboard');
  await page.getByRole('button', { name: 'Nous contacter' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nous contacter' });
  const subject = form.getByLabel(/^Sujet/);
  await subject.fill('Une question');

  const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(subject).toHaveValue('Une question');

  await form.getByLabel(/^Votre message/).fill('Bonjour');
  await seed.as(teacher).call(auth.logout);
  // The page may notice that the login session is over before the button is pressed.
  const send = form.getByRole('button', { name: /Envoyer/ }).click({ timeout: 5_000 });
  await Promise.all([expect(page).toHaveURL('/?expired=true'), send.catch(() => undefined)]);
  await new LandingPage(page).signIn(teacher.email);
  await expect(subject).toHaveValue('Une question');
  await expect(form.getByLabel(/^Votre message/)).toHaveValue('Bonjour');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
});

/** Forms of the portal: how to open, fill in and submit each. */
const forms: Record<string, FormInSession> = {
  'a new card': {
    who: 'teacher',
    path: async () => '/schools/create-cards',
    field: (page) => page.getByRole('textbox', { name: 'Ligne 1' }).first(),
    send: async (page) => {
      await page.getByRole('textbox', { name: 'Ligne 1' }).last().fill('Réponse');
      await page.getByRole('combobox', { name: /^Matière/ }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    },
  },
  'a new pack': {
    who: 'teacher',
    path: async () => '/creation-packs',
    field: (page) => page.getByLabel(/^Titre du pack/),
    send: async (page) => {
      await new PackEditor(page).addFirst(1);
      // The radio itself is hidden under its icon.
      await page.getByRole('radio', { name: 'Étoile' }).locator('..').click();
      await new PackEditor(page).save();
    },
    isSilent: true,
  },
  'a pack that exists': {
    who: 'teacher',
    path: async (seed, person) =>
      `/creation-packs?pack=${(await seedPack(seed, person, { title: 'Table de sept' })).id}`,
    field: (page) => page.getByLabel(/^Titre du pack/),
    send: (page) => new PackEditor(page).save(),
  },
  'a new student': {
    who: 'schoolAdmin',
    path: async () => '/schools/students?panel=student&mode=ADD',
    field: (page) => new Portal(page).sidePanel.getByRole('textbox', { name: /^Prénom/ }),
    send: async (page) => {
      const { sidePanel: aside } = new Portal(page);
      await aside.getByRole('button', { name: 'Suivant' }).click();
      await aside.getByRole('button', { name: 'Passer cette étape' }).click();
      await aside.getByRole('button', { name: 'Enregistrer' }).click();
    },
    back: async (page) => {
      const { sidePanel: aside } = new Portal(page);
      const firstname = aside.getByRole('textbox', { name: /^Prénom/ });
      const previous = aside.getByRole('button', { name: 'Retour' });
      // The page may have noticed the end of the login session at any step, and the restored form shows that step.
      await expect(firstname.or(previous)).toBeVisible();
      while (!(await firstname.isVisible())) await previous.click();
    },
  },
  'one’s own school': {
    who: 'schoolAdmin',
    path: async (_seed, { schoolId }) => `/my-school?panel=school&mode=EDIT&item=${schoolId}`,
    field: (page) => new Portal(page).sidePanel.getByRole('textbox', { name: 'Adresse', exact: true }),
    send: (page) => new Portal(page).sidePanel.getByRole('button', { name: 'Enregistrer' }).click(),
  },
};

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: values entered before a login session ended are restored after the sign-in, only for the same person`, async ({
    page,
    seed,
    enter,
  }) => {
    const school = await seed.school();
    const person = await seed[form.who]({ schools_id: school.id });
    const other = await seed[form.who]({ schools_id: school.id });
    const path = await form.path(seed, person);
    await enter(person, path);
    await form.field(page).fill('Mots écrits');
    await seed.as(person).call(auth.logout);
    // The page may notice that the login session is over before the last button is pressed.
    await Promise.all([expect(page).toHaveURL('/?expired=true'), form.send(page).catch(() => undefined)]);
    await expect(page.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible();

    await new LandingPage(page).signIn(person.email);
    if (!form.isSilent) await expect(page.getByText(restored)).toBeVisible();
    await form.back?.(page);
    await expect(form.field(page)).toHaveValue('Mots écrits');

    const next = form.path === forms['a pack that exists']!.path ? '/creation-packs' : path;
    page.once('dialog', (dialog) => dialog.accept());
    // Without its cookies, the open page may redirect at any moment, which interrupts a navigation.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await enter(other, next);
    await expect(form.field(page)).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Mots écrits');
  });
}
