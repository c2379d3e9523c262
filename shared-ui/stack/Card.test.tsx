import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Card.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('is a region named by its title', () => {
  renderInTheme(<Default />);
  expect(screen.getByRole('region', { name: 'Prochains packs' })).toBeInTheDocument();
});
