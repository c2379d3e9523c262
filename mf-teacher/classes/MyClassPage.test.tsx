import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import * as stories from './MyClassPage.stories.tsx';

const { Default, InSession, TimeIsUp } = composeStories(stories);

test('a class can be opened a session for, and leads to its calendar and sessions', async () => {
  render(<Default />);
  expect(await screen.findByRole('button', { name: 'Ouvrir une séance' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calendrier des packs' })).toHaveAttribute('href', '/schools/packs?class=3');
  expect(screen.getByRole('link', { name: 'Séances' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('with a session open, one is led to it', async () => {
  render(<InSession />);
  expect(await screen.findByText(/Une séance est ouverte jusqu’à/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
  expect(screen.queryByRole('button', { name: 'Ouvrir une séance' })).not.toBeInTheDocument();
});

test('with a session past its time, says so', async () => {
  render(<TimeIsUp />);
  expect(await screen.findByText(/L’heure est passée/)).toBeVisible();
});
