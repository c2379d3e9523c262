import { classes } from '@memocartes/contract/classes/classes.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { followersFile, septemberFile, studentsFile, teachersFile } from '../../data/national.ts';
import { SchoolImportDialog } from '../../pages/school-admin/SchoolImportDialog.ts';
import { expect, test } from '../../test.ts';

test('a school admin imports the three files of a national extraction, undoes the import, and updates the school with September’s file', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const school = await seed.school({ nb_teachers_max: 12 });
  const schoolAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const adminApi = seed.as(schoolAdmin);
  const domain = `ecole${Date.now()}.example`;
  const { page } = await visit(schoolAdmin);
  const importing = new SchoolImportDialog(page);

  const countsOf = async () => ({
    students: (await adminApi.call(students.list, { query: { status: ['ACTIVE'] } })).count,
    classes: (await adminApi.call(classes.list)).count,
    followers: (await adminApi.call(users.followers)).count,
    teachers: (await adminApi.call(users.list, { query: { role: ['TEACHER'] } })).count,
  });

  const importStudents = async () => {
    await importing.drop(studentsFile);
    await expect(importing.rowsTab('Prêts 3')).toBeVisible();
    await expect(importing.rowsTab('À corriger 2')).toBeVisible();
    await expect(importing.rowsTab('Maternelle, ignorés 1')).toBeVisible();
    await expect(importing.dialog.getByText('Ce jour n’existe pas : « 31/02/2019 ». Vérifiez la date.')).toBeVisible();
    await importing.correct(4, 'Naissance', '28/02/2019');
    await importing.setLevel('CLIS', 'CE1');
    await expect(importing.verdict).toHaveText('5 élèves prêts, aucune ligne refusée, une ligne de maternelle ignorée');
    await importing.accept();
    await expect(importing.dialog.getByText('5 élèves importés, 2 classes créées')).toBeVisible();
  };

  const importAdults = async () => {
    await importing.drop(followersFile(domain));
    await expect(importing.dialog.getByText(/^Ce fichier est celui des proches/)).toBeVisible();
    await expect(importing.dialog.getByText(/Aucun élève «\sLéo INCONNU\s»/)).toBeVisible();
    await importing.leaveOut('Élève introuvable (une ligne)');
    await expect(importing.rowsTab('Laissés de côté 1')).toBeVisible();
    await importing.accept();
    await expect(importing.dialog.getByText('3 personnes créées, 4 rattachements à des élèves')).toBeVisible();
  };

  const importTeachers = async () => {
    await importing.drop(teachersFile(domain));
    await expect(importing.dialog.getByText(/^Ce fichier est celui des enseignants/)).toBeVisible();
    await importing.accept();
    await expect(importing.dialog.getByText(/2 comptes créés, 2 classes attribuées/)).toBeVisible();
  };

  await test.step('each of the three files is recognised, checked and imported', async () => {
    await importing.open();
    await importStudents();
    await importing.importAnotherFile();
    await importAdults();
    await importing.importAnotherFile();
    await importTeachers();
    expect(await countsOf()).toEqual({ students: 5, classes: 2, followers: 3, teachers: 2 });
  });

  await test.step('one undo reverts the whole import', async () => {
    await importing.undo();
    await expect(page.getByText(/5 élèves supprimés, 5 personnes supprimées/)).toBeVisible();
    expect(await countsOf()).toEqual({ students: 0, classes: 0, followers: 0, teachers: 0 });
  });

  await test.step('the import dialogs of other pages accept any of the files', async () => {
    await importing.open('/schools/users');
    await importStudents();
    await importing.close();
    await importing.open('/schools/students');
    await importTeachers();
    await importing.close();
  });

  await test.step('September’s file: moves and departures are confirmed, then the import is undone', async () => {
    await importing.open();
    await importing.drop(septemberFile);
    await expect(importing.verdict).toHaveText('Un élève prêt, 4 déjà présents');
    const moves = importing.dialog.getByRole('checkbox', { name: /^2 élèves de l’école changent/ });
    const departures = importing.dialog.getByRole('checkbox', { name: /^Un élève de l’école n’est pas/ });
    await expect(moves).not.toBeChecked();
    await moves.check();
    await departures.check();
    await importing.accept();
    await expect(
      importing.dialog.getByText('Un élève importé, 2 élèves mis à jour, un départ', { exact: false }),
    ).toBeVisible();
    expect(await countsOf()).toMatchObject({ students: 5 });
    const { classes: afterImport } = await adminApi.call(classes.list, { query: { nb_items: maxPageSize } });
    expect(afterImport.map(({ name, nb_students }) => `${name} ${nb_students}`).sort()).toEqual(['CE1 A 4', 'CP A 1']);
    await importing.undo();
    await expect(page.getByText(/Import annulé/)).toBeVisible();
    const { classes: afterUndo } = await adminApi.call(classes.list, { query: { nb_items: maxPageSize } });
    expect(afterUndo.map(({ name, nb_students }) => `${name} ${nb_students}`).sort()).toEqual(['CE1 A 3', 'CP A 2']);
  });
});
