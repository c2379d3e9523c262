import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Tooltip.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('describes its content', () => {
  renderInTheme(<Default />);
  expect(screen.getByRole('button', { name: 'Créer une carte' })).toHaveAccessibleDescription(
    /le maximum de votre offre/,
  );
});
