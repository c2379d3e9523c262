export { WeekCalendar, type WeekCalendarProps } from './WeekCalendar.tsx';
export type { CalendarWeek } from './weeks.ts';
