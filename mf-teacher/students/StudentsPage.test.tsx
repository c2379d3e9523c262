import { studentRow } from '@memocartes/shared-features/fixtures';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { moreAction, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import StudentsPage from './StudentsPage.tsx';

test('an independent teacher has buttons to add, import and edit students [staff.independent]', async () => {
  const { user } = await renderInHost(<StudentsPage />, {
    me: fakeMe('TEACHER', { offerId: 1 }),
    texts: studentsListTexts,
    route: '/schools/students',
    api: {
      'GET /students': { students: [studentRow], count: 1 },
      'GET /classes/select': { classes: [studentRow.class_!] },
      'GET /schools/:id': { id: 1, name: 'Espace de Camille' },
    },
  });
  expect(await screen.findByRole('button', { name: 'Importer des élèves' })).toBeVisible();
  expect(await moreAction(user, 'Ajouter un élève')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Modifier Inès BENALI' })).toBeVisible();
});

test('a teacher of a school sees their own students, and can’t select, edit or add any [permissions.teacher]', async () => {
  await renderInHost(<StudentsPage />, {
    me: fakeMe('TEACHER'),
    texts: studentsListTexts,
    route: '/schools/students',
    api: {
      'GET /students': { students: [studentRow], count: 1 },
      'GET /classes/select': { classes: [studentRow.class_!] },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes élèves' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Voir la fiche d’Inès BENALI' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ajouter|Importer|Modifier|Plus d’actions/ })).not.toBeInTheDocument();
});
