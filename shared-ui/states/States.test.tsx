import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { ErrorState } from './ErrorState.tsx';
import * as stories from './States.stories.tsx';

testStories(stories);
const { Waiting } = composeStories(stories);

test('an error is announced with a retry button', async () => {
  const onRetry = jest.fn();
  renderInTheme(<ErrorState message="Le serveur ne répond pas." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Une erreur est survenue');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a message that is the title is shown once', () => {
  renderInTheme(<ErrorState message="Une erreur est survenue" />);
  expect(screen.getByRole('alert').textContent).toBe('Une erreur est survenue');
});

test('loading is announced once', () => {
  renderInTheme(<Waiting />);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
});
