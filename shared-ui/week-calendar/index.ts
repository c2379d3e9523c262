export type { WeekCalendarProps } from './WeekCalendar.tsx';
export { WeekCalendar } from './WeekCalendar.tsx';
export type { CalendarWeek } from './weeks.ts';
