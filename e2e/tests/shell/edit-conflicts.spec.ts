import { packs } from '@memocartes/contract/packs/packs.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { ConflictDialog } from '../../pages/shell/ConflictDialog.ts';
import type { Portal } from '../../pages/shell/Portal.ts';
import { PackEditor } from '../../pages/teacher/PackEditor.ts';
import { seedPack } from '../../seed/packs.ts';
import { expect, test } from '../../test.ts';

const studentForm = ({ sidePanel: aside }: Portal) => ({
  firstname: aside.getByRole('textbox', { name: /^Prénom/ }),
  lastname: aside.getByRole('textbox', { name: /^Nom/ }),
  level: aside.getByRole('combobox', { name: 'Niveau' }),
  save: aside.getByRole('button', { name: 'Enregistrer' }),
});

test('two people change one student: fields that only one of them changed are merged; for the others a dialog asks which version to keep [interface.version]', async ({
  seed,
  visit,
}) => {
  const school = await seed.school();
  const class_ = await seed.class(school.id);
  const student = await seed.student(school.id, class_.id);
  const firstAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const secondAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const path = `/schools/students?panel=student&mode=EDIT&item=${student.id}`;
  const first = await visit(firstAdmin, path);
  const second = await visit(secondAdmin, path);
  const firstForm = studentForm(first);
  const secondForm = studentForm(second);
  const fetchStudent = async () =>
    (await seed.as(firstAdmin).call(students.view, { id: student.id })) as { readonly version: number };

  await firstForm.level.selectOption('CM2');
  await secondForm.lastname.fill('Byron');
  await firstForm.save.click();
  await expect(first.page.getByText('Élève modifié')).toBeVisible();
  await secondForm.save.click();
  await expect(second.page.getByText('Élève modifié')).toBeVisible();
  await expect(new ConflictDialog(second.page).merged).toBeVisible();
  expect(await fetchStudent()).toMatchObject({ level: 'CM2', lastname: 'Byron' });

  await first.page.goto(path);
  await second.page.goto(path);
  await expect(firstForm.lastname).toHaveValue('Byron');
  await firstForm.firstname.fill('Augusta');
  await secondForm.firstname.fill('Annabella');
  await secondForm.lastname.fill('Noel');
  await firstForm.save.click();
  await expect(first.page.getByText('Élève modifié')).toBeVisible();
  await secondForm.save.click();
  const conflict = new ConflictDialog(second.page);
  await expect(conflict.choice('Prénom', 'Ma version')).toBeChecked();
  await expect(conflict.dialog).toContainText('Augusta');
  expect(await fetchStudent()).toMatchObject({ firstname: 'Augusta', lastname: 'Byron' });

  // The list behind the form has already fetched the other change.
  await expect(second.page.getByRole('table', { name: 'Liste des élèves' })).toContainText('Augusta');
  await conflict.save();
  await expect(second.page.getByText('Élève modifié')).toBeVisible();
  expect(await fetchStudent()).toMatchObject({ firstname: 'Annabella', lastname: 'Noel', level: 'CM2' });
  await expect(second.page.getByRole('table', { name: 'Liste des élèves' })).toContainText('Annabella');
});

test('when one pack is edited in two browsers, the second save asks which card list to keep, and the choice is saved', async ({
  seed,
  visit,
}) => {
  const school = await seed.school();
  const teacher = await seed.teacher({ schools_id: school.id });
  const { id } = await seedPack(seed, teacher, { title: 'Table de sept' });
  const path = `/creation-packs?pack=${id}`;
  const first = await visit(teacher, path);
  const second = await visit(teacher, path);
  const fetchPack = () => seed.as(teacher).call(packs.view, { id });
  const before = await fetchPack();
  const removeButtons = (portal: Portal) =>
    portal.main.getByRole('list', { name: 'Cartes du pack, dans l’ordre' }).getByRole('button', { name: /^Retirer/ });

  await removeButtons(first).first().click();
  await removeButtons(second).last().click();
  await second.main.getByLabel(/^Titre du pack/).fill('Table de huit');
  await new PackEditor(first.page).save();
  await expect(first.page.getByText('Le pack « Table de sept » est enregistré.')).toBeVisible();
  await new PackEditor(second.page).save();
  const conflict = new ConflictDialog(second.page);
  await expect(conflict.choice('Cartes du pack, dans l’ordre', 'Ma version')).toBeChecked();
  await conflict.choice('Cartes du pack, dans l’ordre', 'Version enregistrée').check();
  await conflict.save();
  await expect(second.page.getByText('Le pack « Table de huit » est enregistré.')).toBeVisible();
  const after = await fetchPack();
  expect([after.title, after.cards.map((card) => card.id)]).toEqual([
    'Table de huit',
    before.cards.slice(1).map((card) => card.id),
  ]);
});

test('a form saved offline keeps its values, and its retry button saves them once when the network is back', async ({
  seed,
  visit,
}) => {
  const school = await seed.school();
  const class_ = await seed.class(school.id);
  const student = await seed.student(school.id, class_.id);
  const schoolAdmin = await seed.schoolAdmin({ schools_id: school.id });
  const portal = await visit(schoolAdmin, `/schools/students?panel=student&mode=EDIT&item=${student.id}`);
  const form = studentForm(portal);
  await form.firstname.fill('Augusta');
  await portal.page.context().setOffline(true);
  await form.save.click();
  await expect(portal.sidePanel.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(form.firstname).toHaveValue('Augusta');
  await portal.page.context().setOffline(false);
  await portal.sidePanel.getByRole('button', { name: 'Réessayer' }).click();
  await expect(portal.page.getByText('Élève modifié')).toBeVisible();
  const { firstname, version } = await seed.as(schoolAdmin).call(students.view, { id: student.id });
  expect([firstname, version]).toEqual(['Augusta', 2]);
});
