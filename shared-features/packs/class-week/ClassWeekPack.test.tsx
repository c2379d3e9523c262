import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import * as stories from './ClassWeekPack.stories.tsx';

const { Default, ByLevel, AllLevels, None, Holiday, Loading, Failed, English } = composeStories(stories);

test('names the pack of this week and links to it', async () => {
  render(<Default />);
  expect(await screen.findByText('Table de 5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir le pack' })).toHaveAttribute('href', '/schools/packs?class=3&pack=11');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('counts the cards of each level of the class; a level may have none [packs.by-level]', async () => {
  render(<ByLevel />);
  const counts = await screen.findByRole('list', { name: 'Cartes par niveau' });
  expect(
    within(counts)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['CE1\u00a0: 6 cartes', 'CE2\u00a0: aucune carte']);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('says that the whole class gets the cards of several levels [packs.all-levels]', async () => {
  render(<AllLevels />);
  expect(await screen.findByText(/^Toute la classe .* reçoit les cartes des niveaux CE1 et CE2/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('links to the calendar of the class if it has no pack this week', async () => {
  render(<None />);
  expect(await screen.findByText('Aucun pack n’est donné à cette classe cette semaine.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choisir un pack' })).toHaveAttribute('href', '/schools/packs?class=3');
});

test('shows a holiday, the loading state, a failure and English texts', async () => {
  for (const [Story, text] of [
    [Holiday, 'Noël'],
    [Loading, 'Chargement…'],
    [Failed, 'Réessayer'],
    [English, 'View the pack'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});
