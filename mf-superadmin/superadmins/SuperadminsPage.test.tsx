import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { chooseFilter, renderInHost, RequestedPanel } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';

import remote from '../remote.ts';
import { api } from './superadmins.data.ts';
import * as stories from './SuperadminsPage.stories.tsx';
import SuperadminsPage from './SuperadminsPage.tsx';

const { Default, Failed, NoMatch, English } = composeStories(stories);

const openList = (route = '/superadmin') =>
  renderInHost(
    <>
      <SuperadminsPage />
      <RequestedPanel />
    </>,
    { me: fakeMe('SUPERADMIN'), texts: remote.texts, route, api },
  );

test('lists the superadmins, and marks the user’s own row', async () => {
  render(<Default />);
  expect(await screen.findByRole('row', { name: /Nadia FERRAND.*vous/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Paul GARNIER.*Invité\(e\)/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('requests only superadmins, of the chosen status [permissions.superadmin]', async () => {
  const { user, sent } = await openList('/superadmin?search=paul');
  await chooseFilter(user, 'Statut', 'Banni');
  await waitFor(() => expect(sent.at(-1)?.query.get('status')).toBe('BANNED'));
  expect(sent.at(-1)?.query.get('role')).toBe('SUPERADMIN');
  expect(sent.at(-1)?.query.get('search')).toBe('paul');
});

test('opens the panel to add, edit and show an account [permissions.superadmin]', async () => {
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Ajouter un compte' }));
  expect(screen.getByText('superadmin ADD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Modifier Paul GARNIER' }));
  expect(screen.getByText('superadmin EDIT 50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paul GARNIER' }));
  expect(screen.getByText('superadmin VIEW 50')).toBeVisible();
});

test('offers to clear the filters when nothing matches, and a retry after a failure; shows English texts', async () => {
  const { unmount } = render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Superadmins' })).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading });
