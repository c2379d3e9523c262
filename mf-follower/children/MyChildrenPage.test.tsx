import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import * as stories from './MyChildrenPage.stories.tsx';

const { Default, Empty, Failed } = composeStories(stories);

test('shows each child with class, school, birth date and boxes', async () => {
  render(<Default />);
  const child = within(await screen.findByRole('region', { name: 'Inès BENALI' }));
  expect(child.getByText('Classe CE1 A · École élémentaire Jean-Macé · Née le 14/03/2018')).toBeVisible();
  expect(child.getByRole('table', { name: /Inès BENALI/ })).toBeInTheDocument();
});

test('explains who can attach a child when there is none', async () => {
  render(<Empty />);
  expect(await screen.findByText('Aucun enfant n’est rattaché à votre compte')).toBeVisible();
});

test('shows a retry after a failure', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
