import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { composeStory } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import { EarlierWeeks } from './EarlierWeeks.tsx';
import { childWeekTexts } from './texts.ts';
import { goodWeek } from './week.data.ts';

const thisMonday = mondayOf(today());
const mondays = [0, 1, 2, 3, 4, 5, 6].map((weeks) => addDays(thisMonday, -7 * weeks));
const weeks = mondays.map((week) => ({ ...goodWeek.weeks[0]!, week }));
const args = { week: { ...goodWeek, weeks }, thisMonday };
const Weeks = composeStory({ args }, { component: EarlierWeeks, decorators: [hosted({ texts: childWeekTexts })] });

test('lists the week shown, whether opened from the address or by the arrows [families.history]', async () => {
  const { rerender, unmount } = render(<Weeks />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Afficher 2 semaines de plus' })).toBeVisible();
  rerender(<Weeks week={{ ...args.week, week: mondays[5]! }} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { current: true })).toHaveAttribute(
    'href',
    `/my-childrens/7?week=${mondays[5]}#week`,
  );
  unmount();
  render(<Weeks week={{ ...args.week, week: mondays[5]! }} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});
