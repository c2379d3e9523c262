import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import { noCards, student, studentBoxes } from '../boxes/student-boxes.data.ts';
import { StudentLastSession } from '../boxes/StudentLastSession.tsx';
import { studentBoxesTexts } from '../boxes/texts.ts';
import * as stories from './StudentBoxesPage.stories.tsx';
import { StudentBoxesPage } from './StudentBoxesPage.tsx';
import { StudentNotifications } from './StudentNotifications.tsx';

const { Default, Loading, Empty, WithNotifications, ClassNamedAfterLevel, Departed, Failed, English } =
  composeStories(stories);

test('shows the boxes, in total and by subject, and the moves of the last session', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Inès BENALI' })).toBeVisible();
  expect(screen.getByText('CE1 · CE1 A')).toBeVisible();
  expect(await screen.findByRole('table', { name: /^Boîtes.*Inès BENALI/ })).toHaveTextContent('Boîte 5');
  expect(screen.getByRole('table', { name: /Français/ })).toBeInTheDocument();
  expect(
    screen.getByText(/35 cartes\s: 23 en cours, 12 acquises · 5 à revoir aujourd’hui · 84 % de bonnes réponses/),
  ).toBeVisible();
  expect(
    screen.getByText(/9 cartes revues, 3 cartes découvertes, 6 cartes ont avancé, 2 sont revenues en arrière/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/3');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('while the student is loading, shows the breadcrumb, and placeholders of the class and the button', async () => {
  render(<Loading {...Default.args} />);
  expect(await screen.findByRole('link', { name: 'Mes classes' })).toBeVisible();
  const head = screen.getByRole('heading', { level: 1 }).closest('header')!;
  expect(head.querySelector('.mc-page__intro > .mc-skeleton')).toBeInTheDocument();
  expect(head.querySelector('.mc-actions > .mc-skeleton')).toHaveStyle({ height: 'var(--mc-control)' });
});

test('shows that the student gave no answer in the last session', async () => {
  const nothing = { nb_cards: 0, nb_right: 0, nb_wrong: 0, moved: { up: 0, down: 0, kept: 0, started: 0 } };
  const session = { ...studentBoxes.last_session!, ...nothing };
  await renderInHost(<StudentLastSession session={session} />, { me: fakeMe('TEACHER'), texts: studentBoxesTexts });
  expect(screen.getByText('Aucune réponse dans cette séance.')).toBeVisible();
});

test('shows the figures by subject as a table', async () => {
  render(<Default />);
  // The subjects are below « Par matière » in the outline.
  expect(await screen.findByRole('heading', { name: 'Par matière', level: 2 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mathématiques', level: 3 })).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Tableau' }));
  const table = within(screen.getByRole('table', { name: 'Par matière' }));
  expect(table.getByRole('row', { name: /^Mathématiques 2 3 3 3 7 18 2 90/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Total 6 8 5 4 12 35 5/ })).toBeVisible();
});

test('shows a table with the boxes of each week', async () => {
  render(<Default />);
  const table = within(
    await screen.findByRole('table', { name: 'Cartes d’Inès BENALI par boîte, semaine après semaine' }),
  );
  expect(table.getByRole('row', { name: '16/11 6 8 5 4 12' })).toBeInTheDocument();
});

test('shows the level once if the class has the same name', async () => {
  render(<ClassNamedAfterLevel />);
  expect(await screen.findByText('CE1', { selector: '.mc-page__intro' })).toBeVisible();
});

test('shows that a student has left the school, and on which day [students.leaves]', async () => {
  render(<Departed />);
  expect(await screen.findByText('CE1 · Sans classe')).toBeVisible();
  expect(screen.getByText('Parti')).toBeVisible();
  expect(screen.getByText('le 03/11/2026')).toBeVisible();
});

test('shows notifications about the student, which can be marked as read', async () => {
  render(<WithNotifications />);
  expect(await screen.findByRole('heading', { level: 2, name: 'À son sujet' })).toBeVisible();
  expect(screen.getByText('Un pack pour la semaine')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  const mark = screen.getByRole('button', { name: /^Marquer comme lue.*Un pack/ });
  await userEvent.click(mark);
  await waitFor(() => expect(mark).not.toBeInTheDocument());
  expect(screen.getByText('Un pack pour la semaine')).toBeVisible();
});

test('requests notifications about the student in the language of the page [notifications.language]', async () => {
  const { sent } = await renderInHost(<StudentNotifications id={7} />, {
    me: fakeMe('USER'),
    texts: studentBoxesTexts,
    locale: 'en',
    api: { 'GET /notifications/students/:id': { notifications: [], count: 0 } },
  });
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/notifications/students/7'));
  expect(sent.map(({ query }) => query.get('lang'))).toEqual(['en']);
});

test('before the first pack, shows that there are no cards yet', async () => {
  render(<Empty />);
  expect(await screen.findByText('Pas encore de cartes')).toBeVisible();
  expect(screen.getByText(/premier pack/)).toBeVisible();
});

test('a student without a class is not promised cards with the next pack', async () => {
  const left = { ...student, class_: null, classes_id: null, status: 'INACTIVE' as const };
  await renderInHost(<StudentBoxesPage />, {
    me: fakeMe('ADMIN'),
    path: '/students/:id',
    route: '/students/7',
    texts: studentBoxesTexts,
    api: { 'GET /students/:id': left, 'GET /graphs/students/:id/cards': noCards },
  });
  expect(await screen.findByText('Aucune carte en cours')).toBeVisible();
  expect(screen.getByText(/^Un élève sans classe ne reçoit pas de cartes/)).toBeVisible();
  expect(screen.queryByText(/premier pack/)).not.toBeInTheDocument();
});

test('shows a failure with retry', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Élève' })).toBeVisible();
});

test('shows loading', async () => {
  render(<Loading />);
  expect(await screen.findByRole('heading', { name: 'Chargement…' })).toBeVisible();
});

test('shows English texts', async () => {
  render(<English />);
  expect(await screen.findByText(/35 cards: 23 in progress, 12 acquired · 5 due today/)).toBeVisible();
});

test('removes the name of a student when the next student can’t be loaded', async () => {
  const only7 =
    (data: object) =>
    ({ path }: { readonly path: string }) =>
      path.includes('/7') ? data : failing;

  const { user } = await renderInHost(
    <>
      <Link to="/students/8">élève 8</Link>
      <StudentBoxesPage />
    </>,
    {
      me: fakeMe('TEACHER'),
      path: '/students/:id',
      route: '/students/7',
      texts: studentBoxesTexts,
      api: { 'GET /students/:id': only7(student), 'GET /graphs/students/:id/cards': only7(studentBoxes) },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Inès BENALI' });
  await user.click(screen.getByRole('link', { name: 'élève 8' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByText(/Inès BENALI/)).not.toBeInTheDocument();
});
