import { composeStories } from '@storybook/react';
import { act, screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { toast, toastLasts } from './toast.ts';
import * as stories from './Toasts.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('success disappears by itself, failure stays until closed', () => {
  jest.useFakeTimers();
  renderInTheme(<Default />);
  act(() => {
    toast.success('Enregistré.');
    toast.failure('Refusé.');
    toast.failure('Refusé.');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Enregistré.');
  expect(screen.getAllByText('Refusé.')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(toastLasts));
  expect(screen.queryByText('Enregistré.')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Refusé.');
  act(() => screen.getByRole('button', { name: 'Fermer' }).click());
  expect(screen.queryByText('Refusé.')).not.toBeInTheDocument();
  jest.useRealTimers();
});
