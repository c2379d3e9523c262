import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import StudentPage from './StudentPage.tsx';

test('leads to the list of one’s own students without an id [families.students]', async () => {
  await renderInHost(
    <Routes>
      <Route path="/students/:id?" element={<StudentPage />} />
      <Route path="/schools/students" element={<h1>Mes élèves</h1>} />
    </Routes>,
    { me: fakeMe('TEACHER'), route: '/students' },
  );
  expect(screen.getByRole('heading', { name: 'Mes élèves' })).toBeVisible();
});
