import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { writtenLines } from './Face.tsx';
import { fitText } from './fit.ts';
import * as stories from './Flashcard.stories.tsx';

testStories(stories);
const { Default, Turned, Patterns, Compact } = composeStories(stories);

test('turns by keyboard, and only one side is read', async () => {
  renderInTheme(<Default />);
  expect(screen.getByRole('group', { name: 'MA-CE2-0056, Recto' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'MA-CE2-0056, Verso' })).toBeInTheDocument();
  expect(screen.getByText('7 × 8 = ?').closest('[aria-hidden]')).toBeInTheDocument();
  expect(screen.getByText('56').closest('[aria-hidden]')).toBeNull();
});

test('turns only when its owner says so', async () => {
  const onTurn = jest.fn();
  renderInTheme(<Turned onTurn={onTurn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retourner la carte' }));
  expect(onTurn).toHaveBeenCalledWith(false);
  expect(screen.getByRole('group', { name: /Verso/ })).toBeInTheDocument();
});

test('an image has its alternative text; a full one has no line', () => {
  renderInTheme(<Patterns />);
  expect(screen.getAllByRole('img', { name: 'Deux sommets sous le soleil' })).toHaveLength(4);
});

test('a compact card does not turn', () => {
  renderInTheme(<Compact />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('empty lines between are kept, those after the last are not', () => {
  expect(writtenLines({ pattern: 'none', lines: ['a', '', 'b', ' ', null] })).toEqual(['a', '', 'b']);
});

test('more text is never written larger', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(words, (lines) => {
      expect(fitText([...lines, 'de plus'], 'none')).toBeLessThanOrEqual(fitText(lines, 'none'));
      expect(fitText(lines, 'none', true)).toBeLessThanOrEqual(fitText(lines, 'none'));
    }),
  );
});
