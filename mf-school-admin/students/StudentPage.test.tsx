import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import StudentPage from './StudentPage.tsx';

test('redirects to the list of the school’s students when the address has no id [families.students]', async () => {
  await renderInHost(
    <Routes>
      <Route path="/students/:id?" element={<StudentPage />} />
      <Route path="/schools/students" element={<h1>Liste des élèves</h1>} />
    </Routes>,
    { me: fakeMe('ADMIN'), route: '/students' },
  );
  expect(screen.getByRole('heading', { name: 'Liste des élèves' })).toBeVisible();
});
