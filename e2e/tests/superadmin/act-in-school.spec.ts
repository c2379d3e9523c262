import { join } from 'node:path';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { SchoolPage } from '../../pages/superadmin/SchoolPage.ts';
import { expect, test } from '../../test.ts';

const file = join(import.meta.dirname, '../../data/ecole-250.csv');

let undo: (() => Promise<unknown>) | undefined;

test.afterEach(async () => {
  await undo?.();
  undo = undefined;
});

test('the superadmin’s changes on a school’s page apply to that school [permissions.superadmin]', async ({
  seed,
  enter,
  page,
}) => {
  test.setTimeout(120_000);
  const superadmin = await seed.demo('superadmin');
  const superadminApi = seed.as(superadmin);
  const school = await seed.school({ nb_students_max: null });
  undo = () => superadminApi.call(schools.remove, { id: school.id });
  const portal = await enter(superadmin);
  const schoolPage = new SchoolPage(page);

  await test.step('adds a class', async () => {
    await schoolPage.open(school.id, 'classes');
    await schoolPage.addClass('CE1 Orme', 'CE1');
    await expect(page.getByText('Classe ajoutée')).toBeVisible();
    await expect(page.getByRole('link', { name: 'CE1 Orme' })).toBeVisible();
    const { classes: schoolClasses } = await superadminApi.call(classes.list, { query: { school_id: school.id } });
    expect(schoolClasses.map(({ name }) => name)).toEqual(['CE1 Orme']);
  });

  await test.step('adds a student in three steps, and places them in the class', async () => {
    await schoolPage.open(school.id, 'students');
    await schoolPage.addStudent('Ada', 'Lovelace');
    await expect(page.getByText('Élève ajouté')).toBeVisible();
    await schoolPage.place('Ada LOVELACE', 'CE1 Orme');
    await expect(schoolPage.student('Ada LOVELACE')).toContainText('CE1 Orme');
    const { students: schoolStudents } = await superadminApi.call(students.list, { query: { school_id: school.id } });
    expect(schoolStudents.map(({ lastname, class_ }) => [lastname, class_?.name])).toEqual([['Lovelace', 'CE1 Orme']]);
  });

  await test.step('imports a file of students, and undoes the import from the history', async () => {
    await schoolPage.open(school.id, 'students');
    await schoolPage.import(file);
    await expect(page.getByText(/^2\d\d résultats$/)).toBeVisible();
    await schoolPage.open(school.id, 'history');
    await page
      .getByRole('button', { name: /^Annuler/ })
      .first()
      .click();
    await schoolPage.question.getByRole('button', { name: /^Annuler l/ }).click();
    await expect.poll(async () => (await superadminApi.call(schools.view, { id: school.id })).nb_students).toBe(1);
  });

  await expect(portal.title).toHaveText(school.name);
});
