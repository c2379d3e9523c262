import { composeStories } from '@storybook/react';
import { fireEvent, screen, within } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './WeekChart.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('shows the same figures as a table, with links to the weeks', () => {
  renderInTheme(<Default />);
  expect(screen.getByRole('img', { name: 'Séances par semaine' })).toBeVisible();
  fireEvent.click(screen.getByText('Voir les chiffres'));
  const row = within(screen.getByRole('row', { name: /07\/09/ }));
  expect(row.getByRole('link', { name: '07/09, 5' })).toHaveAttribute('href', '#07/09');
});
