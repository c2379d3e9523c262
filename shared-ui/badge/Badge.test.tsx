import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Badge.stories.tsx';
import { badgeText } from './Badge.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i as « %s »', (count, text) => expect(badgeText(count)).toBe(text));

test('contains its count as a text for screen readers', () => {
  renderInTheme(<Default />);
  expect(screen.getByText('3 non lues')).toBeInTheDocument();
});
