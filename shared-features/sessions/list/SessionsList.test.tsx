import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import * as stories from './SessionsList.stories.tsx';
import { SessionsList } from './SessionsList.tsx';
import { sessionsListTexts } from './texts.ts';

const { Default, EverySchool, Loading, Failed, NoMatch, Empty, English } = composeStories(stories);

test('requests the sessions of the days in the address', async () => {
  const { sent } = await renderInHost(<SessionsList />, {
    me: fakeMe('ADMIN'),
    texts: sessionsListTexts,
    route: '/schools/sessions?since=2026-11-16&until=2026-11-22',
    api: { 'GET /sessions': { sessions: [], count: 0 } },
  });
  expect(await screen.findByText('Aucune séance ces jours-là')).toBeVisible();
  expect(sent.map(({ query }) => ['since', 'until'].map((day) => query.get(day)))).toEqual([
    ['2026-11-16', '2026-11-22'],
  ]);
});

test('names the days in the address, and links each session to its class', async () => {
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
  const links = await screen.findAllByRole('link', { name: 'École Jean-Macé' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/superadmin/schools/1'));
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
