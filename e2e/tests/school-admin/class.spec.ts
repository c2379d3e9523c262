import { PackEditor } from '../../pages/teacher/PackEditor.ts';
import { PacksPage } from '../../pages/teacher/PacksPage.ts';
import { PrintPage } from '../../pages/teacher/PrintPage.ts';
import { SessionPage } from '../../pages/teacher/SessionPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import { expect, test } from '../../test.ts';

test('a school admin opens a class, edits its pack and opens it for printing, and closes the class’s session [permissions.packs] [sessions.school-admin]', async ({
  seed,
  visit,
}) => {
  const { school, class_ } = await seedOpenSession(seed, ['Zoé', 'Malik'], 4, { nb_physical_boxes: 1 });
  const schoolAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const { page, title } = await visit(schoolAdmin, '/schools/classes');
  await page.getByRole('link', { name: class_.name }).click();

  await expect(page.getByText('Sans réseau')).toBeVisible();
  await page.getByRole('link', { name: 'Voir le pack' }).click();
  const packsPage = new PacksPage(page);
  await expect(packsPage.dialog).toContainText('Sans réseau');
  await packsPage.dialog.getByRole('link', { name: 'Modifier' }).click();
  const editor = new PackEditor(page);
  await expect(editor.packCards).toHaveCount(4);
  await page.getByRole('textbox', { name: /Titre du pack/ }).fill('Relu par la direction');
  await editor.save();
  await expect(page.getByText('Le pack « Relu par la direction » est enregistré.')).toBeVisible();

  await packsPage.chooseAction('Relu par la direction', 'Imprimer ses cartes');
  await expect(new PrintPage(page).totalText).toHaveText('4 cartes, 1 feuille');

  await page.goto('/classes/sessions');
  await page.getByRole('link', { name: 'Suivre la séance' }).click();
  await expect(page.getByRole('button', { name: /^2 élèves attendus/ })).toBeVisible();
  await new SessionPage(page).close();
  await expect(page.getByText(/^La séance .* est fermée\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Séance du/ })).toBeVisible();

  await page.goto('/classes');
  await expect(title).toHaveText('Classes');
  await expect(page).toHaveURL('/schools/classes');
});
