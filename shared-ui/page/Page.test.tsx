import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { screen, within } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Page.stories.tsx';

testStories(stories);
const { WithBreadcrumb } = composeStories(stories);

test('has one title and a breadcrumb', () => {
  renderInTheme(<WithBreadcrumb />);
  expect(screen.getByRole('heading', { level: 1, name: 'Ada LOVELACE' })).toBeInTheDocument();
  const breadcrumb = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect(
    within(breadcrumb)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Mes classes', 'CE1']);
});

test('on a phone only a list at the top hides the intro, since a list further down appears later', () => {
  const css = readFileSync(join(__dirname, 'page.css'), 'utf8');
  expect(css).toMatch(
    /\.mc-page:has\(> \.mc-tools, > \* > \.mc-tools\) > \.mc-page__head \.mc-page__intro \{\s*display: none;/,
  );
});
