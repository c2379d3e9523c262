import { composeStories } from '@storybook/react';
import { screen, within } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Timeline.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('is a list, and marks the current entry', () => {
  renderInTheme(<Default />);
  const entries = within(screen.getByRole('list', { name: 'Séances de CE1' })).getAllByRole('listitem');
  expect(entries).toHaveLength(4);
  expect(entries.filter((entry) => entry.getAttribute('aria-current') === 'step')).toEqual([entries[1]]);
});
