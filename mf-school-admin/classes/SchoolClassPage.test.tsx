import type { Class } from '@memocartes/contract/classes/classes.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import remote from '../remote.ts';
import SchoolClassPage from './SchoolClassPage.tsx';

const class_: Class = {
  id: 3,
  version: 1,
  name: 'CE1 A',
  level: 'CE1',
  schools_id: 1,
  teachers: [],
  nb_students: 0,
  last_session: null,
  wrong_goes_one_back: false,
  users: [],
  students: [],
  date_create: '2026-09-01T08:00:00Z',
};

const open = (schoolId: number) =>
  renderInHost(<SchoolClassPage />, {
    me: fakeMe('ADMIN'),
    texts: remote.texts,
    route: '/classes/3',
    path: '/classes/:id',
    api: { 'GET /classes/:id': { ...class_, schools_id: schoolId } },
  });

test('offers an import to a class without students', async () => {
  const { user } = await open(1);
  const [first] = await screen.findAllByRole('button', { name: 'Importer des élèves' });
  await user.click(first!);
  expect(await screen.findByRole('dialog', { name: 'Importer des élèves en CE1 A' })).toBeVisible();
});

test('edits a class in its panel', async () => {
  const { user } = await open(1);
  await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
  expect(screen.getByRole('menuitem', { name: 'Modifier la classe' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Placer les élèves' })).toBeVisible();
});

test('offers no import into another school’s class', async () => {
  const { user } = await open(2);
  expect(await screen.findByRole('heading', { level: 1, name: 'CE1 A' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Plus d’actions' }));
  expect(screen.queryByRole('menuitem', { name: /Modifier|Placer/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Importer des élèves|Modifier/ })).not.toBeInTheDocument();
});
