import { composeStories } from '@storybook/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './WeekCalendar.stories.tsx';
import { schoolDays } from './weeks.ts';

testStories(stories);
const { Default, Choosing } = composeStories(stories);

test.each([
  ['2026-09-14', '14–18'],
  ['2026-09-28', '28–2'],
])('school days of %s are %s', (monday, days) => expect(schoolDays(monday)).toBe(days));

test('the picture has its table', () => {
  renderInTheme(<Default />);
  const table = screen.getByRole('table', { name: 'Packs de CE1' });
  expect(within(table).getByRole('row', { name: /14 septembre Tables de 6 et 7, 12 cartes/ })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /19 octobre Vacances · Toussaint/ })).toBeInTheDocument();
});

test('one tab stop; arrows go by week and by month', async () => {
  renderInTheme(<Choosing />);
  await userEvent.tab();
  expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(/Semaine du 7 décembre, Libre/);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveAccessibleName(/Semaine du 2 novembre, Vacances en partie · Toussaint/);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('a free week is chosen; a holiday or a taken one is not', async () => {
  const onChoose = jest.fn();
  renderInTheme(<Choosing onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: /21 décembre, Vacances · Noël/ }));
  await userEvent.click(screen.getByRole('button', { name: /Imparfait/ }));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /7 décembre/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ monday: '2026-12-07' }));
});
