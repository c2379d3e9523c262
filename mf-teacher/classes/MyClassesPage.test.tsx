import { moreAction } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './MyClassesPage.stories.tsx';

const { Default, SessionOpen, BoxesFailed } = composeStories(stories);

test('shows each class with its boxes and a button to open a session', async () => {
  render(<Default />);
  const row = within(await screen.findByRole('row', { name: /CE1 A/ }));
  expect(await row.findByRole('img', { name: /CE1 A. Boîte 1 37 cartes/ })).toBeVisible();
  expect(await moreAction(userEvent, 'Rattacher une tablette')).toHaveAttribute('href', '/schools/1');
  await userEvent.click(row.getByRole('button', { name: 'Ouvrir une séance pour CE1 A' }));
  expect(await screen.findByRole('dialog', { name: /Ouvrir une séance pour CE1 A/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a class with an open session has a link to this session, and no button to open another [sessions.one-open]', async () => {
  render(<SessionOpen />);
  const row = within(await screen.findByRole('row', { name: /CE1 A/ }));
  expect(await row.findByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
  expect(row.queryByRole('button', { name: /^Ouvrir une séance/ })).not.toBeInTheDocument();
});

test('shows the list when the boxes fail to load', async () => {
  render(<BoxesFailed />);
  expect(await screen.findByRole('link', { name: 'CE2 B' })).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading, Empty: stories.Empty, Failed: stories.Failed });
