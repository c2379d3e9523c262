import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Boxes.stories.tsx';

testStories(stories);
const { WithDue, WithLinks, Uneven, Rows, Weeks } = composeStories(stories);

test('the chart has an equivalent table', () => {
  renderInTheme(<WithDue />);
  expect(screen.getByRole('table', { name: /^Boîtes\s: Ada LOVELACE$/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Boîte 1 12 5' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Boîte 5 21 0' })).toBeInTheDocument();
});

test('each box links to its cards, is reached by Tab, and names its number of due cards', async () => {
  renderInTheme(<WithLinks due={[5, 2, 0, 1, 0]} dueLabel="à revoir" />);
  const box = screen.getByRole('link', { name: 'Boîte 4, 3 cartes, 1 à revoir' });
  expect(box).toHaveAttribute('href', '/students/7?list-box=4');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /^Boîte 1/ })).toHaveFocus();
});

test('stacks are proportional to the largest one, which fills its box', () => {
  renderInTheme(<Uneven />);
  const shares = [1, 2, 3, 4, 5].map((box) =>
    Number(screen.getByTestId(`stack-${box}`).style.getPropertyValue('--mc-fill')),
  );
  expect(shares).toEqual([30 / 401, 96 / 401, 230 / 401, 1, 1 / 401]);
});

test('never shows a few cards as a full box', () => {
  renderInTheme(<WithLinks counts={[1, 0, 0, 0, 0]} />);
  expect(screen.getByTestId('stack-1').style.getPropertyValue('--mc-fill')).toBe(String(1 / 12));
  expect(screen.queryByTestId('stack-2')).not.toBeInTheDocument();
});

test('screen readers read a row of boxes as one sentence', () => {
  renderInTheme(<Rows />);
  expect(screen.getByRole('img', { name: /Gustave EIFFEL. Boîte 1 4 cartes, Boîte 2 18 cartes/ })).toBeInTheDocument();
});

test('the boxes of a row are at least as wide as their numbers, even with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'boxes.css'), 'utf8');
  expect(css).toMatch(/\.mc-boxes-row \{[^}]*grid-template-columns: repeat\(5, min-content\);/);
  expect(css).toMatch(/\.mc-boxes-row > span \{[^}]*grid-template-columns: minmax\(max-content, 1fr\);/);
});

test('shows the weeks with an equivalent table', () => {
  renderInTheme(<Weeks />);
  expect(screen.getByRole('table', { name: 'Boîtes semaine après semaine' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '16/11 6 8 5 4 12' })).toBeInTheDocument();
});
