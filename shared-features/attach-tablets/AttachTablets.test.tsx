import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './AttachTablets.stories.tsx';

const { Default } = composeStories(stories);

test('the code to type, and the same to read with a camera', async () => {
  render(<Default />);
  expect(await screen.findByText('0751234J')).toBeVisible();
  expect(await screen.findByRole('img', { name: /QR code.*Jean-Macé/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the address is copied', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.click(await screen.findByRole('button', { name: 'Copier l’adresse' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/device?school=0751234J');
  expect(await screen.findByText('Adresse copiée')).toBeVisible();
});
