import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import remote from '../remote.ts';
import { dashboard, inSession, openSession } from './dashboard.data.ts';
import * as stories from './DashboardPage.stories.tsx';
import DashboardPage from './DashboardPage.tsx';

const {
  Default,
  InSession,
  SessionOver,
  SessionEndsWhileOpen,
  FirstDay,
  NothingLater,
  NoClass,
  Loading,
  Failed,
  English,
  CalendarEndsSoon,
} = composeStories(stories);
const {
  IndependentWithoutData,
  IndependentWithClass,
  IndependentStepsDone,
  IndependentInHolidays,
  IndependentTrialEnds,
} = composeStories(stories);

test('links each class to the results of its last session [sessions.last]', async () => {
  render(<Default />);
  const link = await screen.findByRole('link', { name: 'Dernière séance, le 19/11/2026 08:52' });
  expect(link).toHaveAttribute('href', '/classes/3/sessions?session=40');
  expect(screen.getAllByRole('link', { name: /^Dernière séance/ })).toHaveLength(1);
});

test('shows the classes, the week’s boxes, the next packs, the students in difficulty and the latest notifications [notifications.latest]', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ouvrir une séance pour CE1 A' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ouvrir une séance pour CE2 B' })).toBeVisible();
  expect(screen.getByText(/5 séances · 42 élèves · 79/)).toBeVisible();
  expect(screen.getByRole('table', { name: /tous mes élèves/ })).toHaveTextContent('682');
  const packs = within(screen.getByRole('region', { name: 'Prochains packs' }));
  expect(packs.getByText('CE1 A · cette semaine')).toBeVisible();
  const struggling = within(screen.getByRole('region', { name: 'Élèves à accompagner' }));
  expect(struggling.getByRole('link', { name: 'Lucas DA SILVA' })).toHaveAttribute('href', '/students/9');
  expect(struggling.getByText('CE1 A · 15 justes sur 33')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dernières notifications' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('says that no pack is planned after this week, if all next packs are shown [packs.next]', async () => {
  const { unmount } = render(<NothingLater />);
  const packs = within(await screen.findByRole('region', { name: 'Prochains packs' }));
  expect(packs.getByText('CE1 A · cette semaine')).toBeVisible();
  expect(packs.getByText('Aucun pack n’est prévu après cette semaine.')).toBeVisible();
  expect(packs.getByRole('link', { name: 'Composer un pack' })).toHaveAttribute('href', '/creation-packs');
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();

  // Three packs of this week may hide later ones.
  const [pack] = dashboard.next_packs;
  const next_packs = [1, 2, 3].map((id) => ({ ...pack!, id, class_: { id, name: `CE1 ${id}` } }));
  await renderInHost(<DashboardPage />, {
    me: fakeMe('TEACHER'),
    texts: remote.texts,
    api: { 'GET /dashboards/teacher': { ...dashboard, next_packs } },
  });
  expect(await screen.findByText('CE1 3 · cette semaine')).toBeVisible();
  expect(screen.queryByText('Aucun pack n’est prévu après cette semaine.')).not.toBeInTheDocument();
});

test('names the classes without a pack in the next week with lessons [packs.next]', async () => {
  const { unmount } = render(<Default />);
  const packs = within(await screen.findByRole('region', { name: 'Prochains packs' }));
  expect(packs.getByText(/^Pas encore de pack, semaine du lundi .*:/)).toHaveTextContent(/ CE2 B$/);
  expect(packs.getByRole('link', { name: 'CE2 B' })).toHaveAttribute('href', '/schools/packs?class=4');
  unmount();
  render(<NothingLater />);
  expect(await screen.findByText('Aucun pack n’est prévu après cette semaine.')).toBeVisible();
  expect(screen.queryByText(/^Pas encore de pack/)).not.toBeInTheDocument();
});

test('links a class without a pack this week to its calendar', async () => {
  render(<Default />);
  const link = await screen.findByRole('link', { name: /Pas de pack cette semaine/ });
  expect(link).toHaveAttribute('href', '/schools/packs?class=4');
});

test('shows the open session with its code and a link', async () => {
  render(<InSession />);
  const openSessions = within(await screen.findByRole('region', { name: 'Séances ouvertes' }));
  expect(openSessions.getByText('1 6 3 0 8 3')).toBeInTheDocument();
  expect(openSessions.getByText(/14 élèves présents sur 25/)).toBeVisible();
  expect(openSessions.getByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('shows the session that a colleague opens in the meantime [sessions.colleague]', async () => {
  const { stream, send } = fakeStream();
  let data = dashboard;
  await renderInHost(<DashboardPage />, {
    me: fakeMe('TEACHER'),
    texts: remote.texts,
    api: { 'GET /dashboards/teacher': () => data, 'GET /sessions/live': { stream } },
  });
  expect(await screen.findByRole('button', { name: 'Ouvrir une séance pour CE1 A' })).toBeVisible();
  data = inSession;
  await send('session', { id: openSession.id, classes_id: 3, kind: 'SESSION' });
  expect(await screen.findByRole('region', { name: 'Séances ouvertes' })).toHaveTextContent('1 6 3 0 8 3');
});

test.each([
  ['before', SessionOver],
  ['after', SessionEndsWhileOpen],
])(
  'a session that ended %s the page was loaded has a link to close it, and no code [sessions.status]',
  async (_when, Over) => {
    render(<Over />);
    const openSessions = within(await screen.findByRole('region', { name: 'Séances ouvertes' }));
    expect(openSessions.getByText(/a dépassé son heure/)).toBeVisible();
    expect(openSessions.getByRole('link', { name: 'Voir et fermer la séance' })).toHaveAttribute(
      'href',
      '/classes/3/sessions',
    );
    expect(openSessions.queryByText('1 6 3 0 8 3')).not.toBeInTheDocument();
  },
);

test('on the first day, shows that there is no pack, no answer and no student in difficulty', async () => {
  render(<FirstDay />);
  expect(await screen.findByText('Aucun pack n’est prévu pour vos classes.')).toBeVisible();
  expect(screen.getByText('Pas encore de réponse depuis lundi')).toBeVisible();
  expect(screen.getByText('Personne ne bute plus que les autres en ce moment.')).toBeVisible();
});

test('shows moves only once there is an answer since Monday [dashboards.week]', async () => {
  const { unmount } = render(<Default />);
  expect(await screen.findByText('cartes ont avancé')).toBeVisible();
  unmount();
  render(<FirstDay />);
  expect(await screen.findByText('Pas encore de réponse depuis lundi')).toBeVisible();
  expect(screen.getByRole('table', { name: /tous mes élèves/ })).toBeInTheDocument();
  expect(screen.queryByText(/carte[s]? (ont|a) avancé/)).not.toBeInTheDocument();
});

test('says that no class is assigned to the teacher', async () => {
  render(<NoClass />);
  expect(await screen.findByText('Aucune classe ne vous est confiée')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Composer un pack' })).toHaveAttribute('href', '/creation-packs');
});

test('shows a failure with a retry, the loading state and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByText('5 sessions · 42 students · 79% right answers')).toBeVisible();
});

test('warns of the end of the calendar in advance; shows no warning otherwise', async () => {
  const { unmount } = render(<CalendarEndsSoon />);
  expect(await screen.findByText(/Le calendrier scolaire s’arrête le 31\/08\/2027. Ensuite/)).toBeVisible();
  unmount();
  render(<Default />);
  expect(await screen.findByRole('region', { name: 'Prochains packs' })).toBeVisible();
  expect(screen.queryByText(/calendrier scolaire/)).not.toBeInTheDocument();
});

test('shows an independent teacher the steps up to the first pack [dashboards.first-steps]', async () => {
  const { unmount } = render(<IndependentWithoutData />);
  const first = await screen.findByRole('link', { name: 'Créer ma classe' });
  expect(first).toHaveAttribute('href', '/schools/classes?panel=class&mode=ADD');
  expect(screen.queryByText(/direction/)).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  const second = render(<IndependentWithClass />);
  expect(await screen.findByText('Fait')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ajouter des élèves' })).toHaveAttribute('href', '/schools/students');
  expect(screen.getByText(/sans classe se placent dans «\sAffectation des élèves\s»/)).toBeVisible();
  second.unmount();
  render(<IndependentStepsDone />);
  expect(await screen.findByRole('heading', { name: 'Mes classes' })).toBeVisible();
  expect(screen.queryByText('Pour commencer')).not.toBeInTheDocument();
});

test('warns an independent teacher that the trial ends soon [schools.end-warnings]', async () => {
  render(<IndependentTrialEnds />);
  expect(await screen.findByText(/essai se termine dans 3 jours/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('does not show an independent teacher the first steps again in a week without a pack [dashboards.first-steps]', async () => {
  render(<IndependentInHolidays />);
  expect(await screen.findByRole('heading', { name: 'Mes classes' })).toBeVisible();
  expect(screen.queryByText('Pour commencer')).not.toBeInTheDocument();
});

test('the code of an open session is never wider than the page, even with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'dashboard.css'), 'utf8');
  expect(css).toMatch(
    /\.dash-session \.mc-code__digits \{\s*font-size: clamp\(min\(3\.2rem, 22cqi\), 16cqi, 6\.5rem\);/,
  );
});
