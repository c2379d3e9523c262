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
  expect(screen.getByText(/^Bravo\s! Des cartes ont avancé\.$/)).toBeVisible();
  const falling = [...document.querySelectorAll<HTMLElement>('.pupil-end__falling i')];
  expect(falling.map(({ style }) => style.gridColumn)).toEqual(['3', '5', '5', '1']);
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
  expect(screen.queryByText(/avancent|ont avancé|du premier coup/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Bravo d’avoir cherché/)).toBeVisible();
});

test('praise of knowing everything only where everything was known', async () => {
  render(<Default total={3} known={3} />);
  expect(await screen.findByText(/^Bravo\s! Tu savais tout du premier coup\.$/)).toBeVisible();
});
