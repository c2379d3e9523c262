import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Progress.stories.tsx';

testStories(stories);
const { Default, Unknown } = composeStories(stories);

test('exposes its label and its progress to screen readers', () => {
  renderInTheme(<Default />);
  const bar = screen.getByRole('progressbar', { name: 'Import de la classe' });
  expect(bar).toHaveAttribute('aria-valuenow', '44');
  expect(bar).toHaveAttribute('aria-valuetext', '12 sur 27 élèves');
});

test('shows no percentage when the progress is unknown', () => {
  renderInTheme(<Unknown />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
