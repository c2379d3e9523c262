import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import * as stories from './EndStep.stories.tsx';

const { Default, WaitingForTheNetwork, NothingMoved } = composeStories(stories);

test('what moved, and the boxes of the day', async () => {
  render(<Default />);
  expect(await screen.findByText('2 cartes avancent d’une boîte.')).toBeVisible();
  expect(screen.getByText('Tu as revu 4 cartes.')).toBeVisible();
  expect(screen.getByRole('table', { name: /tes cartes d’aujourd’hui/ })).toBeInTheDocument();
  expect(screen.getByText(/1 carte est vérifiée/)).toBeVisible();
  expect(screen.getByText('En tout, tu sais 12 cartes par cœur.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('without network: says that nothing is lost', async () => {
  render(<WaitingForTheNetwork />);
  expect(await screen.findByText(/2 réponses attendent le réseau. Elles sont gardées sur la tablette/)).toBeVisible();
  expect(screen.getByText('Tu en savais 2 du premier coup.')).toBeVisible();
});

test('when nothing moved, nothing is made up', async () => {
  render(<NothingMoved />);
  expect(await screen.findByRole('button', { name: 'Terminé' })).toBeVisible();
  expect(screen.queryByText(/avancent/)).not.toBeInTheDocument();
});
