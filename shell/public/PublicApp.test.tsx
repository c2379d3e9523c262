import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PublicStory } from '../testing/PublicStory.tsx';

jest.mock('../texts/public.en.json', () => {
  throw new Error('offline');
});

test('an error is shown when the texts of a language cannot be loaded, and the page keeps its language', async () => {
  render(<PublicStory address="/" />);
  await userEvent.click(await screen.findByRole('button', { name: /Switch to English/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
  expect(screen.getByRole('button', { name: /Switch to English/ })).toBeVisible();
});
