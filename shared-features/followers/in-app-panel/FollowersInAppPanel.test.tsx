import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './FollowersInAppPanel.stories.tsx';

const { Default, NoChild, Refused } = composeStories(stories);

test('shows the follower, and a link to the page of each child', async () => {
  render(<Default />);
  expect(await screen.findByText('Karim BENALI')).toBeVisible();
  expect(screen.getByText('karim@example.fr')).toBeVisible();
  const card = screen.getByRole('link', { name: /Samir BENALI/ });
  expect(card).toHaveAttribute('href', '/students/8');
  expect(card).toHaveTextContent('École Jean-Moulin');
  expect(card).toHaveTextContent('Père');
});

test('shows a follower without children', async () => {
  render(<NoChild />);
  expect(await screen.findByText('Aucun enfant n’est rattaché.')).toBeVisible();
});

const remove = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(/dans tous les établissements/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Supprimer' }));
};

test('deletes a follower after a confirmation, then closes the panel [followers.deleted] [permissions.superadmin]', async () => {
  render(<Default />);
  await remove();
  expect(await screen.findByText('Le compte de Karim BENALI est supprimé')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a refused deletion shows its error [followers.deleted]', async () => {
  render(<Refused />);
  await remove();
  expect(await screen.findByText('Le proche n’a pas pu être supprimé. Une erreur est survenue')).toBeVisible();
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuler' }));
});

test('cancelling closes the panel', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

testStories({ default: stories.default, Loading: stories.Loading, Failed: stories.Failed });
