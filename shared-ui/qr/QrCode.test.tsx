import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './QrCode.stories.tsx';

testStories(stories);
const { Default, OfAnAddress } = composeStories(stories);

test('has its label as accessible name', () => {
  renderInTheme(<Default />);
  expect(screen.getByRole('img', { name: 'Adresse des tablettes de l’école' })).toHaveAttribute('width', '200');
});

test('renders a text as a QR code', async () => {
  renderInTheme(<OfAnAddress />);
  expect(await screen.findByRole('img', { name: 'Adresse des tablettes' })).toHaveAttribute(
    'src',
    expect.stringContaining('svg'),
  );
});
