import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import * as stories from './SessionsList.stories.tsx';

const { Default, EverySchool, Loading, Failed, NoMatch, Empty, English } = composeStories(stories);

test('lists the sessions of the days given in the address, each linked to its class', async () => {
  render(<Default />);
  expect(await screen.findByText('Du 16/11/2026 au 22/11/2026')).toBeVisible();
  const links = await screen.findAllByRole('link', { name: '19/11/2026 09:30' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/classes/3', '/classes/3', '/classes/3']);
  expect(screen.getByText('En cours')).toBeVisible();
  expect(screen.queryByText('École')).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a session past its end that is not closed yet is shown as past its end, not as closed [sessions.status]', async () => {
  render(<Default />);
  await screen.findByText('Heure passée');
  expect(['En cours', 'Heure passée', 'Fermée'].map((state) => screen.getAllByText(state).length)).toEqual([1, 1, 1]);
});

test('lists the sessions of every school, each with its school', async () => {
  render(<EverySchool />);
  const [link] = await screen.findAllByRole('link', { name: 'École Jean-Macé' });
  expect(link).toHaveAttribute('href', '/superadmin/schools/1');
});

test('shows loading, a failure, no match, an empty list and English texts', async () => {
  for (const [Story, text] of [
    [Loading, 'Chargement…'],
    [Failed, 'Réessayer'],
    [NoMatch, 'Aucune séance ces jours-là'],
    [Empty, 'Aucune séance pour l’instant'],
    [English, 'From 16/11/2026 to 22/11/2026'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});
