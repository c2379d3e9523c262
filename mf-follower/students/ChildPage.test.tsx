import { scanTexts } from '@memocartes/shared-features/scan/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { children } from '../children/children.data.ts';
import remote from '../remote.ts';
import { childBoxes } from '../week/week.data.ts';
import ChildPage from './ChildPage.tsx';

test('redirects to the list of the follower’s children without an id [families.students]', async () => {
  await renderInHost(
    <Routes>
      <Route path="/students/:id?" element={<ChildPage />} />
      <Route path="/my-childrens" element={<h1>Mes enfants</h1>} />
    </Routes>,
    { me: fakeMe('USER'), route: '/students' },
  );
  expect(screen.getByRole('heading', { name: 'Mes enfants' })).toBeVisible();
});

test.each([
  ['PRACTICE', true],
  ['COUNTS', true],
  ['OFF', false],
  [null, false],
])('offers the scanner according to revision at home (%s): %s [scanning.home]', async (option, isOffered) => {
  const child = { ...children[0], is_phygital: true, followers: [] };
  await renderInHost(<ChildPage />, {
    me: fakeMe('USER'),
    texts: joinTexts(remote.texts, studentBoxesTexts, scanTexts),
    api: {
      'GET /students/:id': child,
      'GET /students/:id/home': {
        option,
        has_cards: true,
        week: { nb_revisions: 0, nb_answers: 0, nb_right: 0 },
        devices: [],
      },
      'GET /graphs/students/:id/cards': childBoxes,
      'GET /cards_students/:student_id/current': { cards: [], count: 0 },
      'GET /students/:id/home_revisions': {
        option,
        week: { nb_revisions: 0, nb_answers: 0, nb_right: 0 },
        revisions: [],
      },
      'GET /notifications/students/:id': { notifications: [], count: 0 },
    },
    path: '/students/:id',
    route: '/students/7',
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Inès/ })).toBeVisible();
  const scan = () => screen.queryByRole('button', { name: 'Scanner les cartes' });
  if (isOffered) expect(await screen.findByRole('button', { name: 'Scanner les cartes' })).toBeVisible();
  else expect(scan()).not.toBeInTheDocument();
});
