import { join } from 'node:path';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { students } from '@memocartes/contract/students/students.routes';

import { OutboxPage } from '../../pages/public/OutboxPage.ts';
import { PasswordPage } from '../../pages/public/PasswordPage.ts';
import { AssignmentPage } from '../../pages/school-admin/AssignmentPage.ts';
import { SchoolImportDialog } from '../../pages/school-admin/SchoolImportDialog.ts';
import { StaffPage } from '../../pages/school-admin/StaffPage.ts';
import { expect, test } from '../../test.ts';

const file = join(import.meta.dirname, '..', '..', 'data', 'ecole-250.csv');

const staff = ['Nadia BENALI', 'Paul LEROY', 'Ana SILVA'].map((name, i) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  const email = `${firstname}.${lastname}.${Date.now()}@ecole.example`.toLowerCase();
  return { name, firstname, lastname, email, phone: `06 39 98 00 0${i}`, role: 'Enseignant(e)' as const };
});

test('a school admin sets up a whole school: import, staff, classes [permissions.school-admin] [students.placement] [import.file]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const school = await seed.school({ nb_teachers_max: 12 });
  const schoolAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const adminApi = seed.as(schoolAdmin);
  const { page } = await visit(schoolAdmin);

  const importing = new SchoolImportDialog(page);

  await test.step('each row of the national extraction is checked, and refused rows are corrected in place', async () => {
    await importing.openAndPreview(file);
    await expect(importing.verdict).toHaveText('244 élèves prêts, 6 lignes refusées');
    await expect(importing.dialog.getByText('Fichier lu en Windows-1252')).toBeVisible();
    await importing.correct(19, 'Naissance', '28/02/2020');
    await importing.choose(65, 'Genre', 'M');
    await importing.choose(103, 'Niveau', 'CE2');
    await importing.correct(146, 'Prénom', 'Malo');
    await importing.correct(201, 'Naissance', '12/05/2016');
    await expect(importing.verdict).toHaveText('249 élèves prêts, une ligne refusée');
    expect((await adminApi.call(students.list)).count).toBe(0);
  });

  await test.step('the ten classes of the file are created', async () => {
    await expect(importing.dialog.getByText('10 classes du fichier n’existent pas')).toBeVisible();
    await importing.accept();
    await expect(importing.dialog.getByText(/249 élèves importés, 10 classes créées/)).toBeVisible();
    await importing.close();
    expect((await adminApi.call(students.list)).count).toBe(249);
  });

  await test.step('the check of the same file again finds its students in the school', async () => {
    await importing.openAndPreview(file);
    await expect(importing.dialog.getByText(/Aucun élève prêt|Cet élève existe déjà/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the five students without a class are placed, after a confirmation', async () => {
    const board = new AssignmentPage(page);
    await board.open();
    await expect(board.students.getByRole('row')).toHaveCount(6);
    await board.chooseAll();
    await board.placeIn('CP A');
    await expect(page.getByText('5 élèves placés dans la classe CP A.')).toBeVisible();
    const { classes: schoolClasses } = await adminApi.call(classes.list, { query: { nb_items: maxPageSize } });
    expect(schoolClasses.map(({ name, nb_students }) => `${name} ${nb_students}`)).toContain('CP A 25');
    expect(schoolClasses.reduce((sum, { nb_students }) => sum + nb_students, 0)).toBe(249);
  });

  await test.step('the members of staff are created and invited', async () => {
    const staffPage = new StaffPage(page);
    await staffPage.open();
    for (const member of staff) {
      await staffPage.add(member);
      await expect(staffPage.member(member.name)).toContainText('Invité(e)');
    }
  });

  await test.step('a member of staff follows the invitation and signs in', async () => {
    const guest = await visit();
    await new OutboxPage(guest.page).follow(staff[0]!.email);
    const passwordPage = new PasswordPage(guest.page);
    await passwordPage.choose('Une-Bonne-Clef-26!');
    await passwordPage.openDashboard();
    await expect(guest.title).toHaveText('Bonjour Nadia');
    await new StaffPage(page).open();
    await expect(new StaffPage(page).member('Nadia BENALI')).toContainText('Actif');
  });

  await test.step('the list of codes is printed: the page of the tablets, then a page per class', async () => {
    await page.goto('/my-school');
    await page.getByRole('link', { name: 'Imprimer la liste des codes' }).click();
    await expect(page.getByRole('article')).toHaveCount(11);
    await expect(page.getByText(school.code).first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'CP A' }).getByRole('row')).toHaveCount(26);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(11);
  });
});
