import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { writtenLines } from './Face.tsx';
import * as stories from './Flashcard.stories.tsx';
import { Flashcard } from './Flashcard.tsx';
import { deckSizesOf } from './textSizes.ts';

testStories(stories);
const { Default, Turned, Patterns, Compact } = composeStories(stories);

test('turns by keyboard, and exposes only one side to screen readers', async () => {
  renderInTheme(<Default />);
  expect(screen.getByRole('group', { name: 'MA-CE2-0056, Recto' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'MA-CE2-0056, Verso' })).toBeInTheDocument();
  for (const line of screen.getAllByText('7 × 8 = ?')) expect(line.closest('[aria-hidden]')).toBeInTheDocument();
  const back = screen.getByText('56');
  expect(back.closest('[aria-hidden]')).not.toBeInTheDocument();
});

test('the button that turns a card is described by the text of the shown side, so that many cards differ', async () => {
  renderInTheme(
    <Flashcard front={{ pattern: 'none', lines: ['7 × 8 = ?'] }} back={{ pattern: 'none', lines: ['56'] }} />,
  );
  const turn = screen.getByRole('button', { name: 'Retourner la carte' });
  expect(turn).toHaveAccessibleDescription('7 × 8 = ?');
  await userEvent.click(turn);
  expect(turn).toHaveAccessibleDescription('56');
});

test('the next card replaces the text inside the same live region, without turning [cards.next-announced]', () => {
  const card = (cardKey: number, question: string, turned: boolean) => (
    <Flashcard
      cardKey={cardKey}
      front={{ pattern: 'none', lines: [question] }}
      back={{ pattern: 'none', lines: ['56'] }}
      turned={turned}
      onTurn={jest.fn()}
    />
  );
  const { rerender } = renderInTheme(card(1, '7 × 8 = ?', true));
  const live = screen.getByRole('group');
  const turning = live.querySelector('.mc-flashcard__turn');
  expect(live).toHaveAttribute('aria-live', 'polite');
  rerender(card(2, '8 × 8 = ?', false));
  expect(screen.getByText('8 × 8 = ?', { selector: '[aria-live] p' })).toBeVisible();
  expect(screen.getByRole('group')).toBe(live);
  expect(live.querySelector('.mc-flashcard__turn')).not.toBe(turning);
});

test('a button that appears on an answered card is not announced [cards.next-announced]', () => {
  const card = (onTurn?: () => void) => (
    <Flashcard
      front={{ pattern: 'none', lines: ['7 × 8 = ?'] }}
      back={{ pattern: 'none', lines: ['56'] }}
      cardKey={1}
      turned
      onTurn={onTurn}
    />
  );
  const { rerender } = renderInTheme(card());
  rerender(card(jest.fn()));
  expect(screen.getByRole('group')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('button', { name: 'Retourner la carte' })).toHaveAttribute('aria-live', 'off');
});

test('a screen reader reads the text of each side in its language', () => {
  const front = { pattern: 'none', lines: ['What colour is it?'], lang: 'en' } as const;
  renderInTheme(<Flashcard front={front} />);
  expect(screen.getByText('What colour is it?').closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('on paper a card has only the side that is shown, not mirrored', () => {
  const css = readFileSync(join(__dirname, 'flashcard.css'), 'utf8');
  const style = document.createElement('style');
  // jsdom applies the rules of `@media screen` only.
  style.textContent = css.replace('@media print', '@media screen');
  document.head.append(style);
  renderInTheme(<Turned />);
  const [front, back] = document.querySelectorAll('.mc-flashcard__face');
  expect(front).not.toBeVisible();
  expect(back).toBeVisible();
  expect(back).toHaveStyle({ transform: 'none' });
  expect(back!.parentElement).toHaveStyle({ transform: 'none' });
  style.remove();
});

test('an image that fills a side is shown whole [cards.full-image]', () => {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(__dirname, 'flashcard.css'), 'utf8');
  document.head.append(style);
  renderInTheme(<Flashcard front={{ pattern: 'full', image: 'panorama.jpg', alt: 'Un port' }} />);
  expect(getComputedStyle(screen.getByRole('img', { name: 'Un port' })).objectFit).toBe('contain');
  style.remove();
});

test('a click on a controlled card calls `onTurn` and does not turn the card', async () => {
  const onTurn = jest.fn();
  renderInTheme(<Turned onTurn={onTurn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retourner la carte' }));
  expect(onTurn).toHaveBeenCalledWith(false);
  expect(screen.getByRole('group', { name: /Verso/ })).toBeInTheDocument();
});

test('every image has its alternative text', () => {
  renderInTheme(<Patterns />);
  expect(screen.getAllByRole('img', { name: 'Deux sommets sous le soleil' })).toHaveLength(4);
});

test('a compact card with only a front has no button', () => {
  renderInTheme(<Compact />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('empty lines inside the text are kept, trailing ones are not', () => {
  expect(writtenLines({ pattern: 'none', lines: ['a', '', 'b', ' ', null] })).toEqual(['a', '', 'b']);
});

test('the back repeats the question, hidden from screen readers, above the answer', () => {
  renderInTheme(<Turned />);
  const shown = screen.getAllByText('7 × 8 = ?').filter((line) => !line.closest('[inert]'));
  expect(shown).toHaveLength(1);
  expect(shown[0]!.closest('[aria-hidden]')).toBeInTheDocument();
});

test('shows the fronts of a pack in one text size, each line on one row', () => {
  const text = (...lines: string[]) => ({ pattern: 'none' as const, lines });
  const cards = [
    { front: text('7 × 8 = ?'), back: text('56') },
    { front: text('Quelle est la capitale', 'de la Côte d’Ivoire ?'), back: text('Yamoussoukro', 'Et non Abidjan.') },
  ];
  const sizes = deckSizesOf(cards);
  const { container } = renderInTheme(
    <>
      {cards.map((card, i) => (
        <Flashcard key={i} {...card} sizes={sizes} />
      ))}
    </>,
  );
  const fronts = [...container.querySelectorAll('.mc-flashcard__face:not([inert]) .mc-flashcard__text')];
  expect(new Set(fronts.map((text) => text.getAttribute('style'))).size).toBe(1);
  expect(fronts.map((text) => [...text.children].map((row) => row.textContent))).toEqual(
    cards.map(({ front }) => front.lines),
  );
});

test('the corner has the colour of the subject', () => {
  renderInTheme(<Default colour="#2456b8" />);
  const card = screen.getByRole('group', { name: /MA-CE2-0056/ });
  expect(card.style.getPropertyValue('--mc-card-subject')).toBe('#2456b8');
});

test('the browser does not translate the text of a card [interface.translated]', () => {
  renderInTheme(<Turned />);
  expect(screen.getByText('56').closest('[translate=no]')).toBeInTheDocument();
});
