import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import * as stories from './DashboardPage.stories.tsx';

const { Default, Failed, NewSchool } = composeStories(stories);

test('the school, its code, its seats', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'École élémentaire Jean-Macé' })).toBeVisible();
  expect(screen.getByText(/0751234J/)).toBeVisible();
  const seats = within(screen.getByRole('region', { name: 'Places' }));
  expect(seats.getByText(/9 sur 12/)).toBeVisible();
  expect(seats.getByText('Accès jusqu’au 01/09/2027.')).toBeVisible();
});

test('each class with its pupils, teachers and last session leads to its page', async () => {
  render(<Default />);
  const row = within(await screen.findByRole('row', { name: /CE1 A/ }));
  expect(row.getByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/3');
  expect(row.getByText('19/11/2026 09:30')).toBeVisible();
});

test('who was invited and has not come', async () => {
  render(<Default />);
  expect(await screen.findByText('Théo GARNIER')).toBeVisible();
});

test('a new school: trial end, no class yet, no invitation', async () => {
  render(<NewSchool />);
  expect(await screen.findByText('Aucune classe pour l’instant')).toBeVisible();
  expect(screen.getByText('Essai jusqu’au 12/01/2027.')).toBeVisible();
  expect(screen.queryByText(/invitée/)).not.toBeInTheDocument();
});

test('a failure offers to try again', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
