import { type Calendar, weekState } from '@memocartes/contract/learning/calendar/school-days';
import type { WeekCard } from '@memocartes/contract/student-week/student-week.routes';

import { presentBack, presentFront } from '../cards/cards.present.ts';
import { presentAuthor } from '../database/queries/author.ts';
import { presentAvatar } from '../database/queries/avatars.ts';
import type { findDueDays, findPackOfWeek, findTeachers, findWeekCards } from './student-week.queries.ts';
import { noWeekActivity, type WeekActivity } from './week-activity.queries.ts';

type Row<F extends (...given: readonly never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<F>>>;
type CardRow = Row<typeof findWeekCards>[number];

const presentWeekCard = (row: CardRow): WeekCard => ({
  id: row.id,
  displayed_id: row.displayed_id,
  subject: row.subject_name ?? row.matter_name,
  is_lesson: row.is_lesson,
  is_typed: row.is_typed,
  is_handwritten: row.is_handwritten,
  front_side: presentFront(row),
  back_side: presentBack(row),
  box: row.box,
});

export const presentPackOfWeek = (
  { firstname, lastname, week: _week, ...pack }: Row<typeof findPackOfWeek>,
  cards: readonly CardRow[],
) => ({
  ...pack,
  author: presentAuthor({ firstname, lastname }),
  cards: cards.map(presentWeekCard),
});

export const presentTeacher = ({ avatar_id, ...row }: Row<typeof findTeachers>[number]) => ({
  ...row,
  avatar: presentAvatar(avatar_id),
});

/** Number of cards due today, and the next day with due cards [families.due]. */
export const presentDue = (days: Row<typeof findDueDays>, today: string) => ({
  today: days.find(({ day }) => day === today)?.nb_cards ?? 0,
  next: days.find(({ day }) => day > today) ?? null,
});

/** Figures of a week; zeros when there is no answer [families.activity]. */
export const activityOf = (activities: ReadonlyMap<string, WeekActivity>, week: string): WeekActivity =>
  activities.get(week) ?? noWeekActivity;

type PackName = { id: number; title: string; icon: string };
type WeekPacks = readonly (PackName & { week: string })[];

/**
 * The weeks from that of the first pack or answer on, and in any case the current week; latest first
 * [families.history].
 */
export function presentHistory(
  mondays: readonly string[],
  calendar: Calendar,
  weekPacks: WeekPacks,
  activities: ReadonlyMap<string, WeekActivity>,
) {
  const packs = new Map(weekPacks.map(({ week, id, title, icon }) => [week, { id, title, icon }]));
  // -1 without a pack or answer: `slice(-1)` then keeps the current week
  const first = mondays.findIndex((week) => packs.has(week) || activities.has(week));
  return mondays
    .slice(first)
    .map((week) => ({
      week,
      state: weekState(week, calendar),
      pack: packs.get(week) ?? null,
      activity: activityOf(activities, week),
    }))
    .toReversed();
}
