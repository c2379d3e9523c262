import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import * as stories from './DashboardPage.stories.tsx';

const { Default, InSession, FirstDay, NoClass, Loading, Failed, English, CalendarEndsSoon } = composeStories(stories);
const { AloneWithNothing, AloneWithAClass, AloneAtWork } = composeStories(stories);

test('classes to open a session for, the week’s boxes, the next packs and who struggles', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
  expect(await screen.findAllByRole('button', { name: 'Ouvrir une séance' })).toHaveLength(2);
  expect(screen.getByText(/5 séances · 42 élèves · 79/)).toBeVisible();
  expect(screen.getByRole('table', { name: /tous mes élèves/ })).toHaveTextContent('682');
  const packs = within(screen.getByRole('region', { name: 'Prochains packs' }));
  expect(packs.getByText('CE1 A · cette semaine')).toBeVisible();
  const struggling = within(screen.getByRole('region', { name: 'Élèves à accompagner' }));
  expect(struggling.getByRole('link', { name: 'Lucas DA SILVA' })).toHaveAttribute('href', '/students/9');
  expect(struggling.getByText('CE1 A · 15 justes sur 33')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a class without a pack this week leads to its calendar', async () => {
  render(<Default />);
  const link = await screen.findByRole('link', { name: /Pas de pack cette semaine/ });
  expect(link).toHaveAttribute('href', '/schools/packs?class=4');
});

test('the open session comes first, with its code', async () => {
  render(<InSession />);
  const now = within(await screen.findByRole('region', { name: 'Séances ouvertes' }));
  expect(now.getByText('1 6 3 0 8 3')).toBeInTheDocument();
  expect(now.getByText(/14 élèves sur 24 ont rejoint/)).toBeVisible();
  expect(now.getByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('on the first day each part says what to do or that all is well', async () => {
  render(<FirstDay />);
  expect(await screen.findByText('Aucun pack n’est prévu pour vos classes.')).toBeVisible();
  expect(screen.getByText('Pas encore de réponse depuis lundi')).toBeVisible();
  expect(screen.getByText('Personne ne bute plus que les autres en ce moment.')).toBeVisible();
});

test('no class: says who gives one', async () => {
  render(<NoClass />);
  expect(await screen.findByText('Aucune classe ne vous est confiée')).toBeVisible();
});

test('a failure offers to try again; loading says so; English is there', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findByText('Chargement…')).toBeInTheDocument();
  loading.unmount();
  render(<English />);
  expect(await screen.findByText('5 sessions · 42 students · 79% right answers')).toBeVisible();
});

test('the end of the calendar is told before it comes; nothing on an ordinary day', async () => {
  const { unmount } = render(<CalendarEndsSoon />);
  expect(await screen.findByText(/Le calendrier scolaire s’arrête le 31\/08\/2027. Ensuite/)).toBeVisible();
  unmount();
  render(<Default />);
  expect(await screen.findByRole('region', { name: 'Prochains packs' })).toBeVisible();
  expect(screen.queryByText(/calendrier scolaire/)).not.toBeInTheDocument();
});

test('a teacher who administers their school alone sees the way, step by step, until a first pack', async () => {
  const { unmount } = render(<AloneWithNothing />);
  const first = await screen.findByRole('link', { name: 'Créer ma classe' });
  expect(first).toHaveAttribute('href', '/schools/classes?panel=class&mode=ADD');
  expect(screen.queryByText(/direction/)).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  const second = render(<AloneWithAClass />);
  expect(await screen.findByText('Fait')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ajouter des élèves' })).toHaveAttribute('href', '/schools/students');
  second.unmount();
  render(<AloneAtWork />);
  expect(await screen.findByRole('heading', { name: 'Mes classes' })).toBeVisible();
  expect(screen.queryByText('Pour commencer')).not.toBeInTheDocument();
});
