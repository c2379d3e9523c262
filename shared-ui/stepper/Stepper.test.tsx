import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Stepper.stories.tsx';

testStories(stories);

test('announces the current step and completed ones', () => {
  const { Default } = composeStories(stories);
  renderInTheme(<Default />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('L’élève, faite');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(second).toHaveTextContent('Ce que demande cette étape.');
});
