import { fireEvent, screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Avatar.stories.tsx';
import { Avatar, initials } from './Avatar.tsx';
import { personName } from './index.ts';

testStories(stories);

test.each([
  ['Ada LOVELACE', 'AL'],
  ['Jean-Baptiste LE GOFF', 'JG'],
  ['zoé', 'Z'],
  ['', ''],
])('the initials of %s are %s', (name, expected) => expect(initials(name)).toBe(expected));

test('people are named « Prénom NOM »', () => {
  expect(personName({ firstname: 'Zoë', lastname: 'Diallo' })).toBe('Zoë DIALLO');
  expect(personName({ firstname: 'Zoë', lastname: null })).toBe('Zoë');
});

test('shows the initials when the picture fails to load', () => {
  const { container } = renderInTheme(<Avatar name="Ada LOVELACE" src="/gone.jpg" alone />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('img', { name: 'Ada LOVELACE' })).toHaveTextContent('AL');
});
