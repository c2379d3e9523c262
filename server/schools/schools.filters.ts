import type { Expiry, SeatsUsed } from '@memocartes/contract/schools/schools.filters';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { endOfDayIn } from '../calendar/weeks.ts';
import { studentSeats } from '../offers/seats.ts';

const endsWithin = (days: number) =>
  sql<SqlBool>`schools.date_expiration >= now() and schools.date_expiration < ${endOfDayIn(days)}`;

/** Filters by the end of a school's access. */
export const expiryConditions: Record<Expiry, RawBuilder<SqlBool>> = {
  EXPIRED: sql`schools.date_expiration < now()`,
  WITHIN_30: endsWithin(30),
  WITHIN_90: endsWithin(90),
  NONE: sql`schools.date_expiration is null`,
};

/** Filters by the share of student seats in use. */
export const seatsConditions: Record<SeatsUsed, RawBuilder<SqlBool>> = {
  FULL: sql`schools.nb_students >= ${studentSeats}`,
  ALMOST_FULL: sql`schools.nb_students >= 0.9 * ${studentSeats}`,
  EMPTY: sql`schools.nb_students = 0`,
};
