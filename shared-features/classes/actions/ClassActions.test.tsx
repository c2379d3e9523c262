import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost, RequestedPanel } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { AddClass } from './AddClass.tsx';
import { EditClass } from './EditClass.tsx';
import { classActionsTexts } from './texts.ts';

const open = (role: 'ADMIN' | 'TEACHER', nbClasses: number) =>
  renderInHost(
    <>
      <AddClass schoolId={1} />
      <EditClass class_={{ id: 3, schools_id: 1, teachers: [] }} />
      <RequestedPanel />
    </>,
    {
      me: fakeMe(role),
      texts: classActionsTexts,
      api: { 'GET /schools/:id': { id: 1, nb_classes: nbClasses, limits: { classes: 5 } } },
    },
  );

test('« Ajouter une classe » opens the class panel to add a class, « Modifier la classe » to edit the class', async () => {
  const { user } = await open('ADMIN', 4);
  await user.click(await screen.findByRole('button', { name: 'Ajouter une classe' }));
  expect(screen.getByText(/^class ADD/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Modifier la classe' }));
  expect(screen.getByText('class EDIT 3 from page')).toBeVisible();
});

test('a school without free class seats can’t add a class; the reason is shown [schools.limit-classes]', async () => {
  await open('ADMIN', 5);
  expect(await screen.findByText(/déjà les 5 classes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter une classe' })).toHaveAttribute('aria-disabled', 'true');
});

test('a teacher without permission sees no button to add or edit a class', async () => {
  const { settled } = await open('TEACHER', 0);
  await settled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
