import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { chooseFilter, renderInHost, RequestedPanel } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import remote from '../remote.ts';
import { api } from './followersApp.data.ts';
import * as stories from './FollowersAppPage.stories.tsx';
import FollowersAppPage from './FollowersAppPage.tsx';

const { Default, Failed, Empty, NoMatch, English } = composeStories(stories);

const openList = (route: string) =>
  renderInHost(
    <>
      <FollowersAppPage />
      <RequestedPanel />
    </>,
    { me: fakeMe('SUPERADMIN'), texts: remote.texts, route, api },
  );

test('shows the relationship « Multiple » for a follower of several children [followers.multiple]', async () => {
  render(<Default />);
  const karim = within(await screen.findByRole('row', { name: /Karim BENALI/ }));
  expect(karim.getByText('Multiple')).toBeVisible();
  expect(karim.getByText('Inès BENALI, Adam BENALI')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Odile/ })).getByText('Marraine')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Luc MOREL/ })).getByText('Aucun')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('sends the filters by school and status to the server; a row opens the panel [permissions.superadmin]', async () => {
  const { user, sent } = await openList('/superadmin/followers-app?school_id=2');
  await chooseFilter(user, 'Statut', 'Invité(e)');
  const lastQuery = () => sent.findLast(({ path }) => path === '/auth/followers')?.query;
  await waitFor(() => expect(lastQuery()?.get('status')).toBe('PENDING'));
  expect(lastQuery()?.get('school_id')).toBe('2');
  await user.click(await screen.findByRole('button', { name: 'Karim BENALI' }));
  expect(screen.getByText('followers-in-app VIEW 71')).toBeVisible();
});

test('shows no follower, no match, a failure and English texts', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucun proche pour l’instant')).toBeVisible();
  empty.unmount();
  const filtered = render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  filtered.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'All followers' })).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading });
