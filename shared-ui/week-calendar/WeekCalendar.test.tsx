import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './WeekCalendar.stories.tsx';
import { schoolDays } from './weeks.ts';

testStories(stories);
const { Default, Choosing, Moving } = composeStories(stories);

test.each([
  ['2026-09-14', '14–18'],
  ['2026-09-28', '28–2'],
])('formats the school days of %s as %s', (monday, days) => expect(schoolDays(monday)).toBe(days));

test('a past week with a public holiday, or with a pack, keeps its background', () => {
  const css = readFileSync(join(__dirname, 'week-calendar.css'), 'utf8');
  const styleOf = (state: string) =>
    [...css.matchAll(/\n\.mc-week--(\w+) \{([^}]*)\}/g)].findLast(([, name]) => name === state)?.[2];
  expect(styleOf('past')).toContain('--mc-week-surface: var(--mc-sunken)');
  expect(styleOf('pack')).toContain('--mc-week-surface: var(--mc-accent-wash)');
  expect(styleOf('part')).toContain('var(--mc-week-surface)');
  expect(styleOf('part')).not.toContain('var(--mc-surface)');
});

test('a tile grows with its lines, and cuts only a long title: its end may name the levels without cards [packs.by-level]', () => {
  const css = readFileSync(join(__dirname, 'week-calendar.css'), 'utf8');
  expect(css).toMatch(/\n\.mc-week \{[^}]*\bmin-height: 88px/);
  expect(css).not.toMatch(/\n\.mc-week \{[^}]*[^-]height: 88px/);
  expect(css.match(/[^}]*\{[^}]*line-clamp/g)).toEqual([expect.stringContaining('\n.mc-week__title {')]);
  renderInTheme(<Default />);
  const tile = screen.getAllByText('CE2 : aucune carte · 12 cartes', { selector: 'small' })[0]!;
  expect(tile.closest('.mc-week__title')).toBeNull();
});

test('the calendar has an equivalent table', () => {
  renderInTheme(<Default />);
  const table = screen.getByRole('table', { name: 'Packs de CE1' });
  expect(within(table).getByRole('row', { name: /14 septembre Tables de 6 et 7, 12 cartes/ })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /19 octobre Vacances · Toussaint/ })).toBeInTheDocument();
});

test('has one tab stop; arrows move by week and by month', async () => {
  renderInTheme(<Choosing />);
  await userEvent.tab();
  expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(/Semaine du 7 décembre, Libre/);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveAccessibleName(/Semaine du 2 novembre, Semaine incomplète · Toussaint/);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('has a tab stop after the page shows fewer weeks than before [interface.keyboard]', async () => {
  const { rerender } = renderInTheme(<Choosing />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  rerender(<Choosing weeks={Choosing.args.weeks!.slice(0, 3)} />);
  await userEvent.click(document.body);
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName(/^Semaine/);
});

test('selects a free week, not a holiday or an occupied one', async () => {
  const onChoose = jest.fn();
  renderInTheme(<Choosing onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: /21 décembre, Vacances · Noël/ }));
  await userEvent.click(screen.getByRole('button', { name: /Imparfait/ }));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /7 décembre/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ monday: '2026-12-07' }));
});

describe('dragging a pack to another week', () => {
  const tile = (name: RegExp) => screen.getByRole('button', { name });

  // jsdom has no PointerEvent.
  const point = (type: string, on: Element | Document, clientX = 10, pointerType = 'mouse') =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 300, button: 0 });
      on.dispatchEvent(Object.assign(event, { pointerType }));
    });

  const drop = () => point('pointerup', document);
  // A drag suppresses the click that the browser fires right after it.
  afterEach(() => new Promise((resolve) => setTimeout(resolve)));

  /** Presses on a tile and moves over another; jsdom has no layout, so the tile under the pointer is passed in. */
  const drag = (from: Element, over: Element, pointerType = 'mouse') => {
    document.elementFromPoint = () => over;
    point('pointerdown', from, 10, pointerType);
    point('pointermove', document, 60, pointerType);
  };

  const show = () => {
    const onMove = jest.fn();
    const onChoose = jest.fn();
    renderInTheme(<Moving onMove={onMove} onChoose={onChoose} />);
    return { onMove, onChoose, pack: tile(/Le corps humain/), free: tile(/7 décembre, Libre/) };
  };

  const monday = (day: string) => expect.objectContaining({ monday: day }) as unknown;

  test('drags with the mouse from anywhere; the click that ends a drag does not open a pack', () => {
    const { onMove, onChoose, pack, free } = show();
    drag(pack, free);
    expect(free).toHaveClass('mc-week--onto');
    drop();
    fireEvent.click(pack);
    expect(onMove).toHaveBeenCalledWith(monday('2026-11-30'), monday('2026-12-07'));
    expect(onChoose).not.toHaveBeenCalled();
    expect(free).not.toHaveClass('mc-week--onto');
  });

  test('a drop on a holiday is marked as refused and reported to the caller; a drop on a past week does nothing', () => {
    const { onMove, pack } = show();
    const holiday = tile(/21 décembre, Vacances · Noël/);
    drag(pack, holiday);
    expect(holiday).toHaveClass('mc-week--refused');
    drop();
    expect(onMove).toHaveBeenCalledWith(monday('2026-11-30'), monday('2026-12-21'));
    onMove.mockClear();
    drag(pack, tile(/Semaine du 7 septembre/));
    drop();
    expect(onMove).not.toHaveBeenCalled();
  });

  test('touch drags only from the handle', () => {
    const { onMove, pack, free } = show();
    drag(pack, free, 'touch');
    drop();
    expect(onMove).not.toHaveBeenCalled();
    drag(pack.querySelector('.mc-week__grip')!, free, 'touch');
    drop();
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test('a press without movement opens a pack; Esc cancels a drag, and opens none; the pack of a past week can’t be moved', () => {
    const { onMove, onChoose, pack, free } = show();
    point('pointerdown', pack);
    drop();
    fireEvent.click(pack);
    expect(onChoose).toHaveBeenCalledTimes(1);
    drag(pack, free);
    fireEvent.keyDown(document, { key: 'Escape' });
    drop();
    fireEvent.click(pack);
    expect(onChoose).toHaveBeenCalledTimes(1);
    drag(tile(/Capitales d’Europe/), free);
    drop();
    expect(onMove).not.toHaveBeenCalled();
  });
});
