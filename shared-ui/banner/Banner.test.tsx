import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Banner.stories.tsx';

testStories(stories);
const { Offline, Danger } = composeStories(stories);

test('a danger banner is assertive, others are polite', () => {
  renderInTheme(
    <>
      <Offline />
      <Danger />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('hors ligne');
  expect(screen.getByRole('alert')).toHaveTextContent('se termine demain');
});
