import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Boxes.stories.tsx';

testStories(stories);
const { WithDue, Opening, Rows, Weeks } = composeStories(stories);

test('the picture has its table', () => {
  renderInTheme(<WithDue />);
  expect(screen.getByRole('table', { name: /^Boîtes\s: Ada LOVELACE$/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Boîte 1 12 5' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Boîte 5 21 0' })).toBeInTheDocument();
});

test('a box opens by keyboard', async () => {
  const onBox = jest.fn();
  renderInTheme(<Opening onBox={onBox} />);
  screen.getByRole('button', { name: 'Boîte 4, 3 cartes' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onBox).toHaveBeenCalledWith(4);
});

test('a line of boxes is read as one sentence', () => {
  renderInTheme(<Rows />);
  expect(screen.getByRole('img', { name: /Gustave EIFFEL. Boîte 1 4 cartes, Boîte 2 18 cartes/ })).toBeInTheDocument();
});

test('week after week, with its table', () => {
  renderInTheme(<Weeks />);
  expect(screen.getByRole('table', { name: 'Boîtes semaine après semaine' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '16/11 6 8 5 4 12' })).toBeInTheDocument();
});
