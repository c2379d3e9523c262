import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { pending } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import remote from '../remote.ts';
import StudentsPage from './StudentsPage.tsx';

test('shows the actions of the page while its data is loading', async () => {
  await renderInHost(<StudentsPage />, {
    me: fakeMe('ADMIN'),
    texts: remote.texts,
    route: '/schools/students',
    api: { 'GET /students': pending, 'GET /schools/:id': pending, 'GET /classes/select': pending },
  });
  expect(screen.getByRole('button', { name: 'Importer des élèves' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajouter un élève' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Plus d’actions' })).toBeVisible();
});
