import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Stat.stories.tsx';

testStories(stories);
const { Several } = composeStories(stories);

test('a figure links to what it counts', () => {
  renderInTheme(<Several />);
  expect(screen.getByRole('link', { name: 'Élèves' })).toHaveAttribute('href', '#students');
  expect(screen.getByText('52')).toBeInTheDocument();
});
