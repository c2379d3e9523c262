import { addDays, type Day, parisDay, parisTime, weekday } from '@memocartes/contract/learning/calendar/days';
import { type Calendar, holidayName } from '@memocartes/contract/learning/calendar/school-days';
import type { Zone } from '@memocartes/contract/learning/calendar/zones';
import { type RawBuilder, sql } from 'kysely';

import { calendarOf } from '../calendar/school-calendar.ts';
import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** Columns of a school that determine its quiet hours [notifications.quiet-times]. */
const quietColumns = [
  'holiday_zone',
  'address_postal_code',
  'quiet_start',
  'quiet_end',
  'quiet_weekends',
  'quiet_holidays',
] as const;
export type QuietSchool = {
  holiday_zone: Zone;
  address_postal_code: string | null;
  quiet_start: string;
  quiet_end: string;
  quiet_weekends: boolean;
  quiet_holidays: boolean;
};

/**
 * The school's settings with quiet nights only, for notifications about its contract: a deadline may pass during the
 * holidays [notifications.contract-quiet-hours].
 */
export const nightsOnly = <School extends QuietSchool>(school: School): School => ({
  ...school,
  quiet_weekends: false,
  quiet_holidays: false,
});

/** The quiet hours of the schools whose ids a subquery returns. */
export async function findQuietSchools(trx: Trx, ids: RawBuilder<unknown>): Promise<(QuietSchool & { id: number })[]> {
  const { rows } = await sql<QuietSchool & { id: number }>`
    select schools.id, ${sql.join(quietColumns.map((name) => sql.ref(`schools.${name}`)))}
    from schools
    where schools.id in (${ids})
  `.execute(trx);
  return rows;
}

/** Maximum number of days to search for the end of quiet hours: the summer holidays last two months. */
const maxDays = 120;

const isQuietDay = (day: Day, school: QuietSchool, calendar: Calendar) =>
  (school.quiet_weekends && weekday(day) >= 6) || (school.quiet_holidays && holidayName(day, calendar) !== undefined);

/** End of the quiet hours of a day if they contain `now`, else undefined. Quiet hours may span midnight. */
function quietEndOn(day: Day, now: Date, { quiet_start: start, quiet_end: end }: QuietSchool): Date | undefined {
  if (start === end) return undefined;
  const from = parisTime(day, start);
  const to = parisTime(day, end);
  if (from < to) return from <= now && now < to ? to : undefined;
  if (now < to) return to;
  return now >= from ? parisTime(addDays(day, 1), end) : undefined;
}

/** End of a school's quiet hours; undefined outside of them [notifications.quiet-hours]. */
export function quietEnd(school: QuietSchool, now: Date): Date | undefined {
  const calendar = calendarOf(school);
  let at = now;
  for (let days = 0; days < maxDays; days += 1) {
    const day = parisDay(at);
    const next = isQuietDay(day, school, calendar) ? parisTime(addDays(day, 1), '00:00') : quietEndOn(day, at, school);
    if (!next) break;
    at = next;
  }
  return at > now ? at : undefined;
}

/**
 * End of the quiet hours of the school with this id; undefined outside of them or for an unknown school
 * [messaging.quiet-hours].
 */
export async function quietUntil(db: Db, schoolId: number, now = new Date()): Promise<Date | undefined> {
  const school = await inEverySchool(() =>
    db.selectFrom('schools').select(quietColumns).where('id', '=', schoolId).executeTakeFirst(),
  );
  return school && quietEnd(school, now);
}
