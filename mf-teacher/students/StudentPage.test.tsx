import type { Student } from '@memocartes/contract/students/students.routes';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentTrackingTexts } from '@memocartes/shared-features/students/tracking/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { moreAction, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import StudentPage from './StudentPage.tsx';

test('without an id in the URL, redirects to the teacher’s own students [families.students]', async () => {
  await renderInHost(
    <Routes>
      <Route path="/students/:id?" element={<StudentPage />} />
      <Route path="/schools/students" element={<h1>Mes élèves</h1>} />
    </Routes>,
    { me: fakeMe('TEACHER'), route: '/students' },
  );
  expect(screen.getByRole('heading', { name: 'Mes élèves' })).toBeVisible();
});

describe('a message to the followers of a student', () => {
  const ines = {
    id: 7,
    firstname: 'Inès',
    lastname: 'Benali',
    level: 'CE1',
    schools_id: 1,
    card_progress: [0, 0, 0, 0, 0],
  } satisfies Partial<Student>;

  const open = (student: Partial<Student>, offerId = 4) =>
    renderInHost(<StudentPage />, {
      me: fakeMe('TEACHER', { offerId }),
      texts: joinTexts(studentBoxesTexts, studentTrackingTexts),
      route: '/students/7',
      path: '/students/:id',
      api: { 'GET /students/:id': { ...ines, ...student }, 'GET /graphs/students/:id/cards': failing },
    });

  const class_ = { id: 3, name: 'CE1 A' };
  const write = () => screen.queryByRole('link', { name: 'Écrire à l’entourage' });

  test('has a link on the student’s page [messaging.from-student]', async () => {
    const { user } = await open({ class_ });
    expect(await screen.findByRole('heading', { name: 'Inès BENALI' })).toBeVisible();
    expect(write()).toHaveAttribute('href', '/messaging?student=7');
    expect(await moreAction(user, 'Fiche et entourage')).toBeVisible();
  });

  test('is not offered for a student without a class, or to a teacher without messaging [messaging.from-student]', async () => {
    const withoutClass = await open({ class_: null });
    expect(await screen.findByRole('button', { name: 'Fiche et entourage' })).toBeVisible();
    expect(write()).not.toBeInTheDocument();
    withoutClass.unmount();
    await open({ class_ }, 3);
    expect(await screen.findByRole('button', { name: 'Fiche et entourage' })).toBeVisible();
    expect(write()).not.toBeInTheDocument();
  });
});
