import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { messagingTexts } from '../texts.ts';
import { api } from './reports.data.ts';
import * as stories from './ReportsPage.stories.tsx';
import ReportsPage from './ReportsPage.tsx';

const { Loading, Empty, Failed, English } = composeStories(stories);

test('shows a reported message with the messages around it, and marks it as handled [messaging.report]', async () => {
  const { user, sent } = await renderInHost(<ReportsPage />, {
    me: fakeMe('ADMIN'),
    texts: messagingTexts,
    route: '/schools/reports',
    api,
  });
  const row = within(await screen.findByRole('row', { name: /Inès HADDAD/ }));
  expect(row.getByText('À traiter')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Voir Inès HADDAD' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message signalé' }));
  expect(await dialog.findByText('C’est inadmissible.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(5);
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Marquer comme traité' }));
  await waitFor(() =>
    expect(sent.some(({ method, path }) => method === 'PATCH' && path === '/chats/reports/4')).toBe(true),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('shows loading, an empty list, a failure and English texts', async () => {
  for (const [Story, text] of [
    [Loading, 'Chargement…'],
    [Empty, 'Aucun message signalé'],
    [Failed, 'Réessayer'],
    [English, 'Reported messages'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});

testStories({ default: stories.default, Default: stories.Default });
