import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Seats.stories.tsx';

testStories(stories);
const { Default, All } = composeStories(stories);

test('says used, bought and left', () => {
  renderInTheme(<Default />);
  expect(screen.getByText('43 sur 60')).toBeInTheDocument();
  expect(screen.getByText('17 places libres')).toBeInTheDocument();
});

test('says when none is left, and when there is no limit', () => {
  renderInTheme(<All />);
  expect(screen.getByText('Plus de place')).toBeInTheDocument();
  expect(screen.getByText('sans limite')).toBeInTheDocument();
});
