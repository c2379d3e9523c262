import { auth } from '@memocartes/contract/auth/auth.routes';

import { Landing } from '../../pages/Landing.ts';
import { StaffBook } from '../../pages/StaffBook.ts';
import { expect, test } from '../../test.ts';

const restored = 'Votre saisie d’avant la fin de la session est revenue.';

test('a session that ends while a form is filled in: the words are there again after the sign-in', async ({
  page,
  seed,
  enter,
}) => {
  const manager = await seed.manager({ schools_id: (await seed.school()).id });
  await enter(manager, '/schools/users');
  const staff = new StaffBook(page);
  await page.getByRole('button', { name: 'Ajouter un utilisateur' }).first().click();
  await staff.panel.getByRole('textbox', { name: /^Prénom/ }).fill('Lise');
  await staff.panel.getByRole('textbox', { name: /^Nom/ }).fill('Meitner');

  await seed.as(manager).call(auth.logout);
  const address = staff.panel.getByLabel('Adresse e-mail');
  await address.fill('lise.meitner@example.fr');
  // leaving the address asks the API whether it is taken
  await address.press('Tab');
  await expect(page).toHaveURL('/?expired=true');
  await expect(page.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible();

  await new Landing(page).signIn(manager.email);
  await expect(page).toHaveURL(/\/schools\/users\?panel=staff&mode=ADD/);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(staff.panel.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Lise');
  await expect(staff.panel.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Meitner');
  await expect(address).toHaveValue('lise.meitner@example.fr');
  await page.reload();
  await expect(staff.panel.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('');
});

test('the contact form asks before it is left, by keyboard alone, and comes back after the sign-in', async ({
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
  // The page may learn by itself that the session is over before the button is pressed.
  const send = form.getByRole('button', { name: /Envoyer/ }).click({ timeout: 5_000 });
  await Promise.all([page.waitForURL('/?expired=true'), send.catch(() => undefined)]);
  await new Landing(page).signIn(teacher.email);
  await expect(subject).toHaveValue('Une question');
  await expect(form.getByLabel(/^Votre message/)).toHaveValue('Bonjour');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
});
