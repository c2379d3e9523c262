import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './OpenSessionsPage.stories.tsx';

const { Default, Overdue, NoneOpen, Loading, Failed, English } = composeStories(stories);

test('links open sessions of the school to their live page, and closed sessions to their results [sessions.school-admin]', async () => {
  render(<Default />);
  const card = within(await screen.findByRole('region', { name: 'CE1 A' }));
  expect(card.getByText('1 6 3 0 8 3')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
  expect(screen.queryByRole('button', { name: /^Ouvrir une séance/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '19/11/2026 08:52' })).toHaveAttribute(
    'href',
    '/classes/3/sessions?session=40',
  );
  expect(await axeFindings(document.body)).toEqual([]);
});

test('closes the sessions of the school that are past their end [sessions.close]', async () => {
  render(<Overdue />);
  const card = within(await screen.findByRole('region', { name: 'CE2 B' }));
  expect(card.getByText('Heure passée')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer les séances terminées' }));
  expect(await screen.findByText('1 séance fermée.')).toBeVisible();
});

test('shows the empty state, the loading state, a failure and English texts', async () => {
  for (const [Story, text] of [
    [NoneOpen, 'Aucune séance ouverte'],
    [Loading, 'Chargement…'],
    [Failed, 'Réessayer'],
    [English, 'Follow the session'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});
