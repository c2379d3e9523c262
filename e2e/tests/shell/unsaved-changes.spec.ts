import { StaffPage } from '../../pages/school-admin/StaffPage.ts';
import { expect, test } from '../../test.ts';

test('leaving an unsaved form by Back or by the header’s search asks for confirmation, and keeps or discards the values', async ({
  page,
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('schoolAdmin'), '/dashboard');
  await portal.follow('Gestion des utilisateurs');
  const staff = new StaffPage(page);
  await page.getByRole('button', { name: 'Ajouter un utilisateur' }).first().click();
  const first = staff.panel.getByRole('textbox', { name: /^Prénom/ });
  const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });
  await first.fill('Lise');

  await page.goBack();
  await question.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(first).toHaveValue('Lise');
  await expect(page).toHaveURL(/\/schools\/users\?panel=staff&mode=ADD/);

  await page.getByRole('combobox', { name: 'Chercher un élève' }).fill('ma');
  await page.getByRole('listbox', { name: 'Chercher un élève' }).getByRole('option').first().click();
  await question.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(first).toHaveValue('Lise');

  await page.goBack();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(staff.panel).toBeHidden();
  await expect(page).toHaveURL(/\/schools\/users$/);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/i);
});

test('Back closes the open dialog, then leaves the page [interface.back-closes]', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('schoolAdmin'), '/dashboard');
  await portal.follow('Liste des élèves');
  await expect(page).toHaveURL(/\/schools\/students$/);
  await page.getByRole('button', { name: /contacter/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Nous contacter' });
  await expect(dialog).toBeVisible();

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/schools\/students$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/i);
});
