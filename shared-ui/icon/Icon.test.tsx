import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Icon.stories.tsx';

testStories(stories);
const { Default, Labelled } = composeStories(stories);

test('is decoration unless it has a label', () => {
  renderInTheme(
    <>
      <Default />
      <Labelled />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Carte' })).toBeInTheDocument();
});
