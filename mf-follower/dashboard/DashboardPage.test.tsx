import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import * as stories from './DashboardPage.stories.tsx';

const { Default, BeforeRevision, LeftSchool, NothingDue, UnpublishedPack, Empty, Failed, Loading, English } =
  composeStories(stories);

afterEach(() => jest.restoreAllMocks());

test('shows each child with the cards due today, the boxes and the next pack', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z'));
  render(<Default />);
  const child = within(await screen.findByRole('region', { name: 'Inès BENALI' }));
  expect(child.getByText('5 cartes à revoir')).toBeVisible();
  expect(child.getByRole('table', { name: /Inès BENALI/ })).toHaveTextContent('Boîte 5');
  expect(child.getByText('9 cartes revues cette semaine, 9 réponses justes sur 11.')).toBeVisible();
  expect(child.getByRole('link', { name: 'Voir sa semaine' })).toHaveAttribute('href', '/my-childrens/7');
  expect(child.getByRole('link', { name: 'Boîte 5, 11 cartes' })).toHaveAttribute('href', '/students/7?list-box=5');
  expect(child.getByText(/« La table de 6 », 12 cartes, la semaine du lundi 23 novembre/)).toBeVisible();
  expect(child.getByRole('link', { name: 'Ses boîtes par matière' })).toHaveAttribute('href', '/students/7');
  expect(screen.getByText(/^Dans les boîtes : une bonne réponse fait avancer la carte/)).toBeVisible();
});

test('shows what was revised at home this week [home-revision.week-seen]', async () => {
  render(<Default />);
  const child = within(await screen.findByRole('region', { name: 'Inès BENALI' }));
  expect(child.getByText('2 révisions à la maison cette semaine : 20 réponses justes sur 24.')).toBeVisible();
});

test('shows a child without class, card, session or pack [dashboards.follower]', async () => {
  render(<Default />);
  const child = within(await screen.findByRole('region', { name: 'Sami BENALI' }));
  expect(child.getByText('Sans classe pour l’instant · École élémentaire Jean-Macé')).toBeVisible();
  expect(child.getByText('Aucune carte')).toBeVisible();
  expect(child.queryByRole('table')).toBeNull();
  expect(child.getByText('Pas encore de séance de révision.')).toBeVisible();
  expect(child.getByText('Aucun pack n’est prévu pour l’instant.')).toBeVisible();
});

test('says that no card of a child is due', async () => {
  render(<NothingDue />);
  expect(await screen.findByText('À jour')).toBeVisible();
});

test('says that a child has left the school [families.left]', async () => {
  render(<LeftSchool />);
  expect(await screen.findByText('N’est plus dans cette école · École élémentaire Jean-Macé')).toBeVisible();
  expect(screen.queryByText(/à la maison/)).toBeNull();
});

test('shows the last session when nothing was revised this week', async () => {
  render(<BeforeRevision />);
  expect(await screen.findByText(/^Dernière séance le 19\/11\/2026.*9 réponses justes sur 11\.$/)).toBeVisible();
});

test('says that the cards of the current or next pack are not published yet [families.cards]', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z'));
  const { unmount } = render(<UnpublishedPack />);
  expect(await screen.findByText(/« La table de 6 ».* ses cartes ne sont pas encore publiées/)).toBeVisible();
  unmount();
  now.mockReturnValue(Date.parse('2026-11-24T09:00:00Z'));
  render(<UnpublishedPack />);
  expect(await screen.findByText(/^Cette semaine.*, dont les cartes ne sont pas encore publiées/)).toBeVisible();
});

test('says that no child is attached, and has a section for the latest notifications [notifications.latest]', async () => {
  render(<Empty />);
  expect(await screen.findByText('Aucun enfant n’est rattaché à votre compte')).toBeVisible();
  expect(screen.queryByText('Aucune carte à revoir en classe.')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Dernières notifications' })).toBeVisible();
});

test('offers a retry after a failure', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('shows the loading state', async () => {
  render(<Loading />);
  expect(await screen.findAllByText(/Chargement/)).not.toHaveLength(0);
});

test('is shown in English', async () => {
  render(<English />);
  expect(await screen.findByText('5 cards to revise in class.')).toBeVisible();
});
