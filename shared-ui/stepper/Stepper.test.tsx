import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Stepper.stories.tsx';

testStories(stories);

test('the step at hand is said, and those done', () => {
  const { Default } = composeStories(stories);
  renderInTheme(<Default />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('L’élève, faite');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(second).toHaveTextContent('Ce que demande cette étape.');
});
