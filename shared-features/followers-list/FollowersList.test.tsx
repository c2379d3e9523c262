import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { followersPage } from './followers-list.data.ts';
import * as stories from './FollowersList.stories.tsx';
import { FollowersList } from './FollowersList.tsx';
import { followersListTexts } from './texts.ts';

const { Default, Embedded, Empty, NoMatch, Failed, Loading, English } = composeStories(stories);

test('how they are related, « Multiple » of who follows several, « à compléter » of who came from a file', async () => {
  render(<Default />);
  expect(within(await screen.findByRole('row', { name: /Karim BENALI/ })).getByText('Père')).toBeVisible();
  const both = within(screen.getByRole('row', { name: /Samia BENALI/ }));
  expect(both.getByText('Multiple')).toBeVisible();
  expect(both.getByText('Inès BENALI, Adam BENALI')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Odile BENALI/ })).getByText('À compléter')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('class and status go to the server', async () => {
  const { user, sent } = await renderInHost(<FollowersList />, {
    me: fakeMe('ADMIN'),
    texts: followersListTexts,
    route: '/schools/followers?class_id=3',
    api: { 'GET /users/followers': followersPage, 'GET /classes/select': { classes: [{ id: 3, name: 'CE1 A' }] } },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Statut' }), 'Invité');
  await waitFor(() => expect(sent.at(-1)?.query.get('status')).toBe('PENDING'));
  expect(sent.at(-1)?.query.get('class_id')).toBe('3');
});

test('its states: embedded, empty, no match, failed, loading, English', async () => {
  for (const [Story, words] of [
    [Embedded, /Karim BENALI/],
    [Empty, 'Aucun proche pour l’instant'],
    [NoMatch, 'Effacer les filtres'],
    [Failed, 'Réessayer'],
    [Loading, 'Chargement…'],
    [English, 'Followers'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect((await screen.findAllByText(words))[0]).toBeInTheDocument();
    unmount();
  }
});
