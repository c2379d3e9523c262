import { offerIds } from '@memocartes/contract/offers/offers';
import { students } from '@memocartes/contract/students/students.routes';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { PackEditor } from '../../pages/teacher/PackEditor.ts';
import { SessionPage } from '../../pages/teacher/SessionPage.ts';
import { openWeek } from '../../seed/openWeek.ts';
import { password } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

test('an independent teacher signs in and sets up a class of three with a follower, a pack and a session, without a school admin [staff.independent]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const { id: schools_id } = await seed.school({ offers_id: offerIds.TEACHER_FREE });
  const teacher = await seed.teacher({ schools_id, firstname: 'Léonie' });
  await openWeek(seed, schools_id);
  const portal = await visit();
  const { page, main, sidePanel: aside } = portal;

  await test.step('signs in, and sees the first steps', async () => {
    const landing = new LandingPage(page);
    await landing.open();
    await landing.signIn(teacher.email, password);
    await expect(portal.title).toHaveText('Bonjour Léonie');
    await expect(main.getByRole('heading', { name: 'Pour commencer' })).toBeVisible();
    await expect(portal.menu.getByRole('link', { name: 'Gestion des utilisateurs' })).toBeHidden();
  });

  await test.step('creates the class', async () => {
    await main.getByRole('link', { name: 'Créer ma classe' }).click();
    await aside.getByRole('textbox', { name: /^Nom/ }).fill('CE1 Seule');
    await aside.getByRole('combobox', { name: /^Niveau/ }).selectOption('CE1');
    await aside.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(main.getByRole('link', { name: 'CE1 Seule' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ajouter une classe' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('adds three students, the first with a follower', async () => {
    await portal.follow('Mes élèves');
    for (const [index, firstname] of ['Chloé', 'Noé', 'Zoé'].entries()) {
      await portal.chooseAction('Ajouter un élève');
      await aside.getByRole('textbox', { name: /^Prénom/ }).fill(firstname);
      await aside.getByRole('combobox', { name: /^Classe/ }).selectOption({ label: 'CE1 Seule' });
      await aside.getByRole('button', { name: 'Suivant' }).click();
      if (index === 0) {
        await aside.getByRole('textbox', { name: /^Adresse e-mail du proche/ }).fill(`proche.${teacher.email}`);
        await aside.getByRole('button', { name: 'Chercher' }).click();
        await aside.getByRole('textbox', { name: /^Nom/ }).fill('Diop');
        await aside.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
        await aside.getByRole('textbox', { name: /^Téléphone/ }).fill('06.39.98.00.01');
        await aside.getByRole('combobox', { name: /^Lien/ }).selectOption({ label: 'Mère' });
        await aside.getByRole('button', { name: 'Suivant' }).click();
      } else await aside.getByRole('button', { name: 'Passer' }).click();
      await aside.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(main.getByRole('row').filter({ hasText: firstname })).toBeVisible();
      // The student is listed before the follower is attached.
      await expect(aside).toBeHidden();
    }
    await portal.follow('Gestion de l’entourage');
    await expect(main.getByRole('row').filter({ hasText: 'Awa' })).toContainText('Chloé');
  });

  await test.step('assigns a first pack, and opens a session', async () => {
    const composer = new PackEditor(page);
    await composer.open();
    await composer.filter({ level: 'CE1', origin: 'Certifiées' });
    await composer.addFirst(3);
    await composer.setTitle('Premier pack', 'Livre');
    await composer.chooseClass('CE1 Seule');
    await composer.chooseWeek(/Cette semaine/);
    await composer.save();
    await expect(page.getByText('est donné à la classe CE1 Seule pour la semaine du')).toBeVisible();
    await portal.follow('Mes classes');
    await main.getByRole('button', { name: 'Ouvrir une séance' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir la séance' }).click();
    await expect(new SessionPage(page).code).toBeVisible();
  });

  const { count } = await seed.as(teacher).call(students.list);
  expect(count).toBe(3);
  await page.goto('/my-school');
  await main.getByRole('button', { name: 'Plus d’actions' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Modifier' })).toBeVisible();
  await page.goto('/schools/users');
  await expect(portal.title).toContainText('Accès non autorisé');
});
