import { composeStories } from '@storybook/react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Button.stories.tsx';

testStories(stories);
const { Default, Busy, Disabled } = composeStories(stories);

test('calls its action on click', async () => {
  const onClick = jest.fn();
  renderInTheme(<Default onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Créer un pack' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a double click switches a toggle button once; other buttons get both clicks', async () => {
  const onToggle = jest.fn();
  const onClick = jest.fn();
  renderInTheme(
    <>
      <Default onClick={onToggle} aria-pressed={false}>
        Ajouter la carte
      </Default>
      <Default onClick={onClick} />
    </>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Ajouter la carte' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Créer un pack' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('the second click of a double click does nothing on a button that has moved under the pointer [interface.double-click]', () => {
  const onFirst = jest.fn();
  const onNext = jest.fn();
  renderInTheme(
    <>
      <Default onClick={onFirst}>Autoriser 4F7K</Default>
      <Default onClick={onNext}>Autoriser 9QRT</Default>
    </>,
  );
  const next = screen.getByRole('button', { name: 'Autoriser 9QRT' });
  fireEvent.click(screen.getByRole('button', { name: 'Autoriser 4F7K' }), { detail: 1 });
  fireEvent.click(next, { detail: 2 });
  expect(onFirst).toHaveBeenCalledTimes(1);
  expect(onNext).not.toHaveBeenCalled();
  fireEvent.click(next, { detail: 1 });
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('ignores Enter but can be focused while busy or disabled', async () => {
  const onClick = jest.fn();
  renderInTheme(
    <>
      <Busy onClick={onClick} />
      <Disabled onClick={onClick} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) {
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  expect(onClick).not.toHaveBeenCalled();
});
