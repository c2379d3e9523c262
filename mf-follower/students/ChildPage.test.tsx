import type { HomeRevisionOption } from '@memocartes/contract/devices/home-revision/home';
import { scanTexts } from '@memocartes/shared-features/scan/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { childBoxes } from '../child/week.data.ts';
import { children } from '../children/children.data.ts';
import remote from '../remote.ts';
import ChildPage from './ChildPage.tsx';

test('redirects to « Mes enfants » when the address has no id [families.students]', async () => {
  await renderInHost(
    <Routes>
      <Route path="/students/:id?" element={<ChildPage />} />
      <Route path="/my-childrens" element={<h1>Mes enfants</h1>} />
    </Routes>,
    { me: fakeMe('USER'), route: '/students' },
  );
  expect(screen.getByRole('heading', { name: 'Mes enfants' })).toBeVisible();
});

const apiOf = (child: Answers['GET /students/:id'], option: HomeRevisionOption | null) => {
  const week = { nb_revisions: 0, nb_answers: 0, nb_right: 0 };
  return {
    'GET /students/:id': child,
    'GET /students/:id/home': { option, has_cards: true, week, devices: [] },
    'GET /graphs/students/:id/cards': childBoxes,
    'GET /cards_students/:student_id/current': { cards: [], count: 0 },
    'GET /students/:id/home_revisions': { option, week, revisions: [] },
    'GET /notifications/students/:id': { notifications: [], count: 0 },
  } satisfies Answers;
};

test.each(['children', 'ready'])('hides a detached child after the event %s [families.detached]', async (event) => {
  const child = { ...children[0], is_phygital: false, followers: [] };
  const { stream, send } = fakeStream();
  let isDetached = false;
  const orNotFound =
    <T,>(found: T) =>
    () =>
      isDetached ? notFound : found;
  await renderInHost(<ChildPage />, {
    me: fakeMe('USER'),
    texts: joinTexts(remote.texts, studentBoxesTexts, scanTexts),
    api: {
      ...apiOf(orNotFound(child), 'OFF'),
      'GET /graphs/students/:id/cards': orNotFound(childBoxes),
      'GET /account/live': { stream },
    },
    path: '/students/:id',
    route: '/students/7',
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Inès/ })).toBeVisible();
  expect((await screen.findAllByRole('table')).length).toBeGreaterThan(0);
  isDetached = true;
  await send(event);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cet élève est introuvable' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Voir mes enfants' })).toHaveAttribute('href', '/my-childrens');
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(screen.queryByText(/Inès/)).not.toBeInTheDocument();
});

test.each<[HomeRevisionOption | null, boolean]>([
  ['PRACTICE', true],
  ['COUNTS', true],
  ['OFF', false],
  [null, false],
])('offers the scanner if the class allows revision at home (%s): %s [scanning.home]', async (option, isOffered) => {
  const child = { ...children[0], is_phygital: true, followers: [] };
  const { sent, settled } = await renderInHost(<ChildPage />, {
    me: fakeMe('USER'),
    texts: joinTexts(remote.texts, studentBoxesTexts, scanTexts),
    api: apiOf(child, option),
    path: '/students/:id',
    route: '/students/7',
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Inès/ })).toBeVisible();
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/students/7/home'));
  await settled();
  expect(screen.queryAllByRole('button', { name: 'Scanner les cartes' })).toHaveLength(isOffered ? 1 : 0);
});
