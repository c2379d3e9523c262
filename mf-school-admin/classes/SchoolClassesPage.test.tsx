import type { ListedClass } from '@memocartes/contract/classes/classes.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import remote from '../remote.ts';
import SchoolClassesPage from './SchoolClassesPage.tsx';

const ce1 = {
  id: 3,
  name: 'CE1 A',
  level: 'CE1',
  schools_id: 1,
  teachers: [],
  nb_students: 24,
  last_session: null,
} satisfies Partial<ListedClass>;

const open = (nb_classes: number) =>
  renderInHost(<SchoolClassesPage />, {
    me: fakeMe('ADMIN'),
    texts: remote.texts,
    route: '/schools/classes',
    api: {
      'GET /classes': { classes: [ce1], count: 1 },
      'GET /schools/:id': { id: 1, nb_classes, limits: { students: 60, teachers: 5, classes: 5, cards: 10 } },
    },
  });

test('offers to add and edit classes [permissions.school-admin]', async () => {
  await open(3);
  expect(await screen.findByRole('button', { name: 'Modifier CE1 A' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajouter une classe' })).not.toHaveAttribute('aria-disabled');
});

test('disables « Ajouter une classe » when the school has all classes of its offer, and shows the limit [schools.limit-classes]', async () => {
  const { user } = await open(5);
  const add = () => screen.getByRole('button', { name: 'Ajouter une classe' });
  await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'true'));
  await user.hover(add());
  expect(await screen.findByText(/déjà les 5 classes/)).toBeInTheDocument();
});
