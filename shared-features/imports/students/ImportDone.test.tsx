import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import type { Role } from '@memocartes/contract/permissions/roles';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { studentImportTexts } from '../texts.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportDone } from './ImportDone.tsx';

const independentTeacher = fakeMe('TEACHER', { offerId: offerIds.TEACHER_FREE });

const row = (line: number, place: ImportRow['place'], id: number | null = line, class_ = 'CE1 A') => ({
  line,
  id,
  place,
  message: null,
  status: id === null ? ('BAD_BIRTHDATE' as const) : ('OK' as const),
  student: {
    firstname: 'Zoé',
    lastname: 'Benali',
    gender: 'F',
    birthdate: '2018-03-14',
    level: 'CE1',
    ...(place !== 'NONE' && { class_ }),
  },
});

const show = (
  rows: readonly ReturnType<typeof row>[],
  { role = 'TEACHER', created = [] }: { readonly role?: Role; readonly created?: readonly string[] } = {},
) => {
  const count = rows.filter(({ id }) => id !== null).length;
  const counts = { count, nb_classes: created.length, nb_moved: 0, nb_departed: 0 };
  const result = { rows: [...rows], operation_id: 7, ...counts };
  const me = role === 'TEACHER' ? independentTeacher : fakeMe(role);
  return renderInHost(
    <ImportDone
      result={result}
      kind="school"
      name="Classe de Noé"
      createdClasses={new Set(created)}
      onUndone={jest.fn()}
      onNext={jest.fn()}
    />,
    { me, texts: studentImportTexts, api: {} },
  );
};

test('new students without a class are counted, with a link to place them', async () => {
  await show([row(2, 'NONE'), row(3, 'NEW'), row(4, 'EXISTING'), row(5, 'NONE', null)]);
  expect(await screen.findByText(/^2 élèves importés n’ont pas de classe/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Les placer' })).toHaveAttribute('href', '/schools/assignment');
});

test('counts new students whose class was not created, next to a created one [import.class-by-name]', async () => {
  await show([row(2, 'NEW'), row(3, 'NEW', 3, 'Les Hiboux')], { created: ['CE1 A'] });
  expect(await screen.findByText(/^Un élève importé n’a pas de classe/)).toBeVisible();
});

test('nothing is said about classes when all new students have one', async () => {
  await show([row(2, 'NEW'), row(3, 'EXISTING')], { created: ['CE1 A'] });
  expect(await screen.findByText(/^2 élèves importés/)).toBeVisible();
  expect(screen.queryByText(/pas de classe/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a superadmin, who has no page to place students, gets the count only', async () => {
  await show([row(2, 'NONE')], { role: 'SUPERADMIN' });
  expect(await screen.findByText(/^Un élève importé n’a pas de classe/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an independent teacher is not asked for a file of teachers [staff.independent-limits]', async () => {
  await show([row(2, 'EXISTING')]);
  expect(await screen.findByText(/^Le fichier des proches\s\?/)).toBeVisible();
  expect(screen.queryByText(/celui des enseignants/)).not.toBeInTheDocument();
});

test('a school admin is asked for a file of teachers', async () => {
  await show([row(2, 'EXISTING')], { role: 'ADMIN' });
  expect(await screen.findByText(/celui des enseignants/)).toBeVisible();
});

test('an independent teacher sees that they cannot import a file of teachers, and gets no template for one [staff.independent-limits]', async () => {
  const school = { id: 1, name: 'Classe de Noé' };
  const onOther = jest.fn();
  await renderInHost(
    <ImportDialog school={school} onOther={onOther} kind="STUDENTS" onClose={jest.fn()} onNext={jest.fn()} />,
    {
      me: independentTeacher,
      texts: studentImportTexts,
      api: {
        'POST /schools/:id/import/students': {
          statusCode: 422,
          code: 'FILE_OF_STAFF',
          message:
            'Ce fichier est celui des enseignants\u00a0: importez-le par « Importer des élèves » de la page Élèves.',
        },
      },
    },
  );
  await userEvent.click(await screen.findByText(/Télécharger un modèle/));
  expect(screen.getByRole('button', { name: 'Modèle\u00a0: Proches, CSV' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enseignants/ })).not.toBeInTheDocument();
  const file = new File(['nom,prénom,courriel\nLeroy,Paul,'], 'enseignants.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText(/Fichier à importer/), file);
  expect(await screen.findByText(/seule la direction d’une école peut l’importer/)).toBeVisible();
  expect(screen.queryByText(/de la page Élèves/)).not.toBeInTheDocument();
  expect(onOther).not.toHaveBeenCalled();
});
