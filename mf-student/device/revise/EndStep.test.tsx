import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import * as stories from './EndStep.stories.tsx';

const { Default, WaitingForTheNetwork, NothingMoved } = composeStories(stories);

test('shows the moves and the boxes of the day', async () => {
  render(<Default />);
  expect(await screen.findByText('2 cartes avancent d’une boîte.')).toBeVisible();
  expect(screen.getByText('Tu as revu 4 cartes.')).toBeVisible();
  expect(screen.getByRole('table', { name: /tes cartes d’aujourd’hui/ })).toBeInTheDocument();
  expect(screen.getByText(/1 carte est vérifiée/)).toBeVisible();
  expect(screen.getByText(/^Bravo\s! Une carte est arrivée dans la boîte 5\.$/)).toBeVisible();
  const falling = [...document.querySelectorAll<HTMLElement>('.student-end__falling i')];
  expect(falling.map(({ style }) => style.gridColumn)).toEqual(['3', '5', '5', '1']);
  expect(screen.getByText('En tout, tu sais 12 cartes par cœur.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows that the tablet stores the answers while there is no network', async () => {
  render(<WaitingForTheNetwork />);
  expect(await screen.findByText(/2 réponses attendent le réseau. Elles sont gardées ici/)).toBeVisible();
  expect(screen.getByText('Tu en savais 2 du premier coup.')).toBeVisible();
});

test('shows no moves when no card moved', async () => {
  render(<NothingMoved />);
  expect(await screen.findByRole('button', { name: 'Terminé' })).toBeVisible();
  expect(screen.queryByText(/avancent|ont avancé|du premier coup/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Bravo d’avoir cherché/)).toBeVisible();
});

test('practice still shows how many cards were known once the server has counted them [home-revision.practice]', async () => {
  render(<NothingMoved isPractice />);
  expect(await screen.findByText('Tu en savais 2 du premier coup.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

const move = (cards_id: number, box_before: number, box: number) => ({ cards_id, box_before, box, due_on: null });

const ended = (moves: ReturnType<typeof move>[], nb_cards: number, nb_wrong: number) => ({
  cards: moves,
  moved: { up: 0, down: 0, kept: 0, started: 0 },
  nb_cards,
  nb_right: nb_cards,
  nb_wrong,
  nb_acquired: 0,
});

test.each([
  [
    'two cards that came to box 5',
    ended([move(1, 4, 5), move(2, 4, 5)], 2, 0),
    /^Bravo\s! 2 cartes sont arrivées dans la boîte 5\.$/,
  ],
  [
    'one card that came to box 5',
    ended([move(1, 4, 5), move(2, 1, 2)], 2, 0),
    /^Bravo\s! Une carte est arrivée dans la boîte 5\.$/,
  ],
  ['a card that stays in box 5', ended([move(1, 5, 5)], 1, 0), /^Bravo\s! Tu savais la réponse du premier coup\.$/],
  ['all known', ended([move(1, 1, 2), move(2, 1, 2)], 2, 0), /^Bravo\s! Tu savais tout du premier coup\.$/],
  ['some known', ended([move(1, 1, 2), move(2, 2, 1)], 2, 1), /^Bravo, tu progresses\s!$/],
  ['none known', ended([move(1, 2, 1)], 1, 3), /^Bravo d’avoir cherché/],
])('shows praise that matches the counts: %s', async (_what, counted, praise) => {
  render(<Default ended={counted} />);
  expect(await screen.findByText(praise)).toBeVisible();
});

test('shows no praise when no card was revised', async () => {
  render(<Default ended={ended([], 0, 0)} />);
  expect(await screen.findByText('Tu n’as pas encore revu de carte. Ce sera pour la prochaine fois.')).toBeVisible();
  expect(screen.queryByText(/^Bravo/)).not.toBeInTheDocument();
});
