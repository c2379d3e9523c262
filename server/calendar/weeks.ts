import { sql } from 'kysely';

/** Monday 0:00 of this week in Paris, as an instant. */
export const weekStart = sql<string>`
  (date_trunc('week', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris')
`;
/** Today in Paris, as a day. */
export const parisToday = sql<string>`((now() at time zone 'Europe/Paris')::date)`;
/** 0:00 in Paris of a day (`YYYY-MM-DD`), as an instant. */
export const parisMidnight = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Europe/Paris')`;
/** 0:00 in Paris of the day after `day`, as an instant. SQL adds the day, since the year after 9999 has five digits. */
export const midnightAfter = (day: string) => sql<string>`((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`;
/** Monday in Paris of the week in which a revision session was opened (`date_create`). */
export const weekOfSession = sql<string>`(date_trunc('week', date_create at time zone 'Europe/Paris')::date)`;
/** The end of the day that is `days` days from today in Paris, as an instant. */
export const endOfDayIn = (days: number) =>
  sql<string>`((${parisToday} + ${sql.lit(days + 1)})::timestamp at time zone 'Europe/Paris')`;
/** The last second of a day in Paris; an instant is returned unchanged. */
export const endOfDay = (value: string) =>
  value.length > 10 ? sql<string>`${value}::timestamptz` : sql<string>`${midnightAfter(value)} - interval '1 second'`;
