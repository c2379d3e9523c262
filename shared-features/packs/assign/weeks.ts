import { addDays, mondayOf } from '@memocartes/contract/learning/calendar/days';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import type { CalendarWeek } from '@memocartes/shared-ui/week-calendar';

const holidayOf = { school: undefined, partly: 'part', holiday: 'whole' } as const;

/** Weeks of a class for the calendar. Past weeks without a pack are disabled. */
export function calendarWeeks(
  weeks: readonly ClassWeek[],
  today: string,
  cards: (count: number) => string,
): CalendarWeek[] {
  const now = mondayOf(today);
  return weeks.map(({ monday, number, state, holidays, pack }) => ({
    monday,
    number,
    holiday: holidayOf[state],
    holidayName: holidays.join(', ') || undefined,
    pack: pack ? { title: pack.title, detail: cards(pack.nb_cards) } : undefined,
    current: monday === now,
    movable: !!pack && monday >= now,
    past: monday < now,
    closed: monday < now && !pack,
  }));
}

/** The school year of a day, from 1 September to the second week of July; after that the next one. */
export function schoolYear(today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4)) - (today.slice(5) <= '07-09' ? 1 : 0);
  return { from: `${year}-09-01`, to: `${year + 1}-07-09` };
}

/** The initial range: from last month to the end of the school year. */
export const fromLastMonth = (today: string): { from: string; to: string } => {
  const { from, to } = schoolYear(today);
  const first = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  // The week in which the month starts belongs to the previous month.
  const start = mondayOf(addDays(first, 6));
  return { from: start > from ? start : from, to };
};
