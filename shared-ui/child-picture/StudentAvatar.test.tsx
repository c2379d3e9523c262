import { fireEvent, screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './StudentAvatar.stories.tsx';
import { StudentAvatar, StudentPerson } from './StudentAvatar.tsx';

testStories(stories);

const drawingIn = (container: Element) => container.querySelector<HTMLElement>('.mc-child-picture')?.dataset.drawing;

test('shows the photo, and the drawing when there is no photo or it fails to load [students.photo]', () => {
  const { container, rerender } = renderInTheme(<StudentAvatar name="Inès MARTIN" photo="/photo.jpg" picture={11} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/photo.jpg');
  expect(drawingIn(container)).toBeUndefined();
  fireEvent.error(container.querySelector('img')!);
  expect(drawingIn(container)).toBe('1');
  rerender(<StudentAvatar name="Inès MARTIN" photo={null} picture={16} />);
  expect(drawingIn(container)).toBe('2');
});

test('names the student next to the avatar', () => {
  renderInTheme(<StudentPerson name="Inès MARTIN" picture={11} />);
  expect(screen.getByText('Inès MARTIN')).toBeVisible();
});
