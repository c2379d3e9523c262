import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import * as stories from './ClassesPage.stories.tsx';

const { Default, OfTheSchool, Embedded, Empty, NoMatch, Failed, Loading, English } = composeStories(stories);

test('lists the classes; each row links to its class', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes classes' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/3');
  expect(screen.getByRole('row', { name: /CP B CP 0 .* Aucune/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the list of a school’s classes has its own title and a search field', async () => {
  render(<OfTheSchool />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Chercher une classe' })).toBeVisible();
});

test('inside another page, the list has no page title', async () => {
  render(<Embedded />);
  expect(await screen.findByRole('link', { name: 'CE1 A' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('a teacher without classes sees that none is assigned to them', async () => {
  render(<Empty />);
  expect(await screen.findByText('Aucune classe ne vous est confiée')).toBeVisible();
});

test('offers to clear the filters when no class matches', async () => {
  render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
});

test('shows loading, a failure with retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'My classes' })).toBeVisible();
});
