import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Seats.stories.tsx';
import { Seats } from './Seats.tsx';

testStories(stories);
const { All } = composeStories(stories);

const meter = () => document.querySelector('.mc-seats__bar');

test('shows used and bought seats; from 80 % on, also a meter and the number left', () => {
  const { rerender } = renderInTheme(<Seats label="Élèves" used={47} bought={60} />);
  expect(screen.getByText('47 sur 60')).toBeVisible();
  expect(meter()).toBeNull();
  expect(screen.queryByText(/libres/)).not.toBeInTheDocument();
  rerender(<Seats label="Élèves" used={48} bought={60} />);
  expect(screen.getByText('12 places libres')).toBeVisible();
  expect(meter()).toBeInTheDocument();
});

test('the link to the list is named by what is counted and its figure', () => {
  renderInTheme(<Seats label="Élèves" used={47} bought={60} to="/students" />);
  expect(screen.getByRole('link', { name: 'Élèves\u00a0: 47 sur 60' })).toHaveAttribute('href', '/students');
});

test('shows that no seat is left, or that there is no limit', () => {
  renderInTheme(<All />);
  expect(screen.getByText('Plus aucune place')).toBeInTheDocument();
  expect(screen.getByText('12, sans limite')).toBeInTheDocument();
});
