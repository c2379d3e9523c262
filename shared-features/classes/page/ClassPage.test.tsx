import { useGetClassQuery } from '@memocartes/shared-api/classes.api';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, notFound } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';

import { class_, classBoxes } from './classes.data.ts';
import * as stories from './ClassPage.stories.tsx';
import { ClassPage } from './ClassPage.tsx';
import { StudentsTable } from './StudentsTable.tsx';
import { classesTexts } from './texts.ts';

const { Default, BoxesLoading, NoStudent, NewClass, OneWithoutCards, Failed, Loading, English } =
  composeStories(stories);

const noMoves = { up: 0, down: 0, kept: 0, started: 0 };

const students = () => screen.getAllByRole('link', { name: /[A-Z]{3}/ }).map((link) => link.textContent);

test('shows the class, and each student with their boxes and latest moves', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'CE1 A' })).toBeVisible();
  expect(screen.getByText('CE1 · 6 élèves · Camille ROUSSEL')).toBeVisible();
  expect(await screen.findByText(/^210 cartes en comptant chaque élève.: 158 en cours, 52 acquises$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Boîte 1, 39 cartes, 21 à revoir' })).toHaveAttribute(
    'href',
    '/classes/3?cards-box=1',
  );
  expect(screen.getByRole('img', { name: /Inès BENALI. Boîte 1 6 cartes, .*Boîte 5 12 cartes/ })).toBeVisible();
  // The student may have been marked present without a tablet.
  const withoutAnswer = screen.getByRole('row', { name: /Noah GIRARD/ });
  expect(withoutAnswer).toHaveTextContent('aucune réponse');
  expect(withoutAnswer).not.toHaveTextContent('absent');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a class that was deleted meanwhile is no longer shown', async () => {
  function Page() {
    const { refetch } = useGetClassQuery({ id: 3 });
    return (
      <>
        <ClassPage scope="mine" />
        <button onClick={() => void refetch()}>Relire</button>
      </>
    );
  }

  let response: Answer<'GET /classes/:id'> = class_;
  const { user } = await renderInHost(<Page />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id',
    route: '/classes/3',
    texts: classesTexts,
    api: { 'GET /classes/:id': () => response, 'GET /classes/:id/boxes': classBoxes },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'CE1 A' })).toBeVisible();
  response = notFound;
  await user.click(screen.getByRole('button', { name: 'Relire' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cette classe est introuvable' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows that a session has no answer, not that the students were absent', async () => {
  const withoutAnswer = { ...classBoxes, last_session: { ...classBoxes.last_session, moved: noMoves } };
  await renderInHost(<ClassPage scope="mine" hasSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id',
    route: '/classes/3',
    texts: classesTexts,
    api: { 'GET /classes/:id': class_, 'GET /classes/:id/boxes': withoutAnswer },
  });
  expect((await screen.findByRole('link', { name: /^Dernière séance, le/ })).parentElement).toHaveTextContent(
    /^Dernière séance, le .* aucune réponse$/,
  );
});

test('an open session is not shown as the last session, and its answers may still come [sessions.last]', async () => {
  const last_session = { ...classBoxes.last_session!, moved: noMoves, status: 'ACTIVE' as const };
  await renderInHost(<ClassPage scope="mine" hasSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id',
    route: '/classes/3',
    texts: classesTexts,
    api: { 'GET /classes/:id': class_, 'GET /classes/:id/boxes': { ...classBoxes, last_session } },
  });
  const session = await screen.findByRole('link', { name: /^Séance ouverte le/ });
  expect(session).toHaveAttribute('href', '/classes/3/sessions');
  expect(session.parentElement).toHaveTextContent(/ pas encore de réponse$/);
});

test('sorts the students by success rate, the lowest first', async () => {
  render(<Default />);
  await screen.findByText(/^210 cartes en comptant chaque élève.: 158 en cours, 52 acquises$/);
  expect(students()[0]).toContain('Inès BENALI');
  await userEvent.click(screen.getByRole('button', { name: 'Réussite' }));
  expect(students()[0]).toContain('Lucas DA SILVA');
});

test('keeps the order of the students in the address, also when a box is opened [interface.list-address]', async () => {
  function Page() {
    return (
      <>
        <ClassPage scope="mine" hasSessionsPage />
        <p>{useLocation().search}</p>
      </>
    );
  }

  const { user } = await renderInHost(<Page />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id',
    route: '/classes/3?students-sort=-success',
    texts: classesTexts,
    api: { 'GET /classes/:id': class_, 'GET /classes/:id/boxes': classBoxes },
  });
  const box = await screen.findByRole('link', { name: /^Boîte 1, 39 cartes/ });
  expect(box).toHaveAttribute('href', '/classes/3?students-sort=-success&cards-box=1');
  await user.click(screen.getByRole('button', { name: 'Réussite' }));
  expect(screen.getByText('?students-sort=success')).toBeVisible();
  expect(students()[0]).toContain('Lucas DA SILVA');
});

test('shows the moves of the whole last session, also of a student who left the class since [boxes.counts]', async () => {
  render(<Default />);
  const last = await screen.findByRole('link', { name: /^Dernière séance, le/ });
  expect(last).toHaveAttribute('href', expect.stringMatching(/^\/classes\/\d+\/sessions\?session=\d+$/));
  expect(last.parentElement).toHaveTextContent('29 cartes ont avancé, 11 cartes');
});

test('shows students before their boxes are loaded', async () => {
  render(<BoxesLoading />);
  expect(await screen.findByRole('link', { name: /Inès BENALI/ })).toBeVisible();
});

test('shows that a class has no students', async () => {
  render(<NoStudent />);
  expect(await screen.findByText('Aucun élève dans cette classe')).toBeVisible();
});

test('a class without students tells a school admin how to add students, and a teacher who places them', async () => {
  const show = (role: 'TEACHER' | 'ADMIN') =>
    renderInHost(<StudentsTable class_={{ ...class_, students: [] }} boxes={undefined} />, {
      me: fakeMe(role, { schoolId: class_.schools_id }),
      texts: classesTexts,
    });

  const { unmount } = await show('TEACHER');
  expect(await screen.findByText('La direction de l’école y place les élèves.')).toBeVisible();
  unmount();
  await show('ADMIN');
  expect(await screen.findByText(/^Les élèves arrivent par l’import d’un fichier/)).toBeVisible();
});

test('shows that a class has no cards, and lists its students without zeros', async () => {
  render(<NewClass />);
  expect(await screen.findByText('Pas encore de carte dans les boîtes')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('0')).not.toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Les élèves' });
  expect(list).toHaveTextContent(/Inès BENALI.*Awa TRAORÉ/);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a student without cards has no zeros in the table', async () => {
  render(<OneWithoutCards />);
  const row = await screen.findByRole('row', { name: /Inès BENALI.*pas encore de carte/ });
  expect(row).not.toHaveTextContent(/\b0\b/);
});

test('shows loading, a failure with retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Classe' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findByRole('heading', { name: 'Chargement…' })).toBeInTheDocument();
  loading.unmount();
  render(<English />);
  expect(await screen.findByText('CE1 · 6 students · Camille ROUSSEL')).toBeVisible();
});

test('a class that can’t be loaded shows the failure, not the previous class', async () => {
  const only3 =
    (data: object) =>
    ({ path }: { readonly path: string }) =>
      path.includes('/3') ? data : failing;

  const { user } = await renderInHost(
    <>
      <Link to="/classes/4">classe 4</Link>
      <ClassPage scope="mine" hasSessionsPage />
    </>,
    {
      me: fakeMe('TEACHER'),
      path: '/classes/:id',
      route: '/classes/3',
      texts: classesTexts,
      api: { 'GET /classes/:id': only3(class_), 'GET /classes/:id/boxes': only3(classBoxes) },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'CE1 A' });
  await user.click(screen.getByRole('link', { name: 'classe 4' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByText(/CE1 A/)).not.toBeInTheDocument();
});
