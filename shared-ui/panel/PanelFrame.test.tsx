import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './PanelFrame.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('focus moves in, Esc closes, focus comes back', async () => {
  renderInTheme(<Default />);
  const opener = screen.getByRole('button', { name: 'Ouvrir le panneau' });
  await userEvent.click(opener);
  const panel = screen.getByRole('dialog', { name: 'Modifier l’élève' });
  expect(panel).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/Prénom/), '{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('the page is marked while a panel is open', async () => {
  renderInTheme(<Default />);
  const root = document.documentElement;
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le panneau' }));
  expect(root).toHaveAttribute('data-panels', '1');
  await userEvent.keyboard('{Escape}');
  expect(root).not.toHaveAttribute('data-panels');
});
