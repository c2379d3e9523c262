import { class_, open, studentRow } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost, RequestedPanel } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import remote from '../remote.ts';
import SchoolClassPage from './SchoolClassPage.tsx';

const emptyClass = { ...class_, teachers: [], nb_students: 0 };

const openPage = (schoolId: number, api: Answers = {}) =>
  renderInHost(
    <>
      <SchoolClassPage />
      <RequestedPanel />
    </>,
    {
      me: fakeMe('ADMIN'),
      texts: remote.texts,
      route: '/classes/3',
      path: '/classes/:id',
      api: {
        'GET /classes/:id': { ...emptyClass, schools_id: schoolId },
        'GET /sessions/classe/:id/last': { session: open },
        'GET /classes/:id/weeks': {
          class_: { id: 3, name: 'CE1 A' },
          zone: 'C',
          calendar_end: null,
          weeks: [{ monday: '2026-11-16', number: 47, state: 'school', holidays: [], pack: null }],
        },
        ...api,
      },
    },
  );

test('offers to import students into a class without students', async () => {
  const { user } = await openPage(1);
  const [first] = await screen.findAllByRole('button', { name: 'Importer des élèves' });
  await user.click(first!);
  expect(await screen.findByRole('dialog', { name: 'Importer des élèves dans la classe CE1 A' })).toBeVisible();
});

test('the menu opens the form of a new student for this class [students.add-to-class]', async () => {
  const { user } = await openPage(1);
  await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ajouter un élève' }));
  expect(screen.getByText('student ADD 3')).toBeVisible();
});

test('offers to edit a class and to place its students', async () => {
  const { user } = await openPage(1);
  await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
  expect(screen.getByRole('menuitem', { name: 'Modifier la classe' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Placer les élèves' })).toBeVisible();
});

test('offers no import, editing or placement in a class of another school', async () => {
  const { user } = await openPage(2);
  expect(await screen.findByRole('heading', { level: 1, name: 'CE1 A' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Plus d’actions' }));
  expect(screen.queryByRole('menuitem', { name: /Modifier|Placer|Ajouter/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Importer des élèves|Modifier/ })).not.toBeInTheDocument();
});

test('turns physical cards on for all students of the class, in a school with physical boxes [students.physical-cards-many]', async () => {
  const { user, sent } = await openPage(1, {
    'GET /classes/:id': { ...class_, students: [studentRow] },
    'GET /schools/:id': { id: 1, nb_physical_boxes: 40, nb_students_phygital: 0 },
    'PATCH /students/physical-cards': { changed: [studentRow.id], nb_departed: 0 },
  });
  await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cartes physiques' }));
  await user.click(await screen.findByRole('button', { name: 'Activer' }));
  expect(await screen.findByText(/^Cartes physiques activées pour/)).toBeVisible();
  expect(sent.find(({ path }) => path === '/students/physical-cards')?.body).toEqual({
    students: [studentRow.id],
    is_phygital: true,
  });
});

test('links a class to its packs, its sessions and collective revision, and shows its open session', async () => {
  const { user } = await openPage(1);
  expect(await screen.findByText(/^Une séance est ouverte jusqu’à/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Choisir un pack' })).toHaveAttribute(
    'href',
    '/schools/packs?class=3',
  );
  await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
  const links = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual(['/schools/packs?class=3', '/classes/3/sessions', '/classes/collective/3']);
});

test('redirects to the list of classes when the address has no id', async () => {
  await renderInHost(
    <Routes>
      <Route path="/classes/:id?" element={<SchoolClassPage />} />
      <Route path="/schools/classes" element={<p>Liste</p>} />
    </Routes>,
    { me: fakeMe('ADMIN'), texts: remote.texts, route: '/classes', api: {} },
  );
  expect(await screen.findByText('Liste')).toBeVisible();
});
