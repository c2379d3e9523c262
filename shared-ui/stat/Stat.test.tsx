import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Stat.stories.tsx';
import { Stat } from './Stat.tsx';

testStories(stories);
const { Several } = composeStories(stories);

test('the label of a figure links to the list of the counted items', () => {
  renderInTheme(<Several />);
  expect(screen.getByRole('link', { name: 'Élèves' })).toHaveAttribute('href', '#students');
  expect(screen.getByText('52')).toBeInTheDocument();
});

test('marks a long amount, rendered smaller on a phone, and a very long amount, rendered on its own line', () => {
  renderInTheme(
    <>
      <Stat label="Payé" value="1 296,00 €" />
      <Stat label="Dû" value="1 234 567,00 €" />
      <Stat label="Élèves" value={303} />
    </>,
  );
  expect(screen.getByText('1 296,00 €').parentElement).toHaveClass('mc-stat--long');
  expect(screen.getByText('1 296,00 €').parentElement).not.toHaveClass('mc-stat--widest');
  expect(screen.getByText('1 234 567,00 €').parentElement).toHaveClass('mc-stat--widest');
  expect(screen.getByText('303').parentElement).not.toHaveClass('mc-stat--long');
});

test('on a phone the figures are in one column if two don’t fit, as with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'stat.css'), 'utf8');
  expect(css).toMatch(
    /grid-template-columns: repeat\(auto-fit, minmax\(min\(max\(8\.5rem, 50% - var\(--mc-3\)\), 100%\), 1fr\)\);/,
  );
});
