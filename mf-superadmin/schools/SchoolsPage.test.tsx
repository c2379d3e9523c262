import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import remote from '../remote.ts';
import * as stories from './SchoolsPage.stories.tsx';
import SchoolsPage from './SchoolsPage.tsx';

const { Default, Failed, NoMatch } = composeStories(stories);

test('each school with its offer, its seats and until when', async () => {
  render(<Default />);
  const row = within(await screen.findByRole('row', { name: /des Tilleuls/ }));
  expect(row.getByText('École, essai')).toBeVisible();
  expect(row.getByText('48 / 60')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
});

test('what one types and chooses goes to the server', async () => {
  const { user, sent } = await renderInHost(<SchoolsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: remote.texts,
    route: '/superadmin/schools?offers_id=3',
    api: { 'GET /schools': { schools: [], count: 0 } },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Nom, code ou ville' }), 'macé');
  await waitFor(() => expect(sent.at(-1)?.query.get('search')).toBe('macé'));
  expect(sent.at(-1)?.query.get('offers_id')).toBe('3');
});

test('nothing matches: the filters can be cleared', async () => {
  render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
});

test('a failure offers to try again', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
