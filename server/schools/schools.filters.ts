import type { Expiry, SeatsUsed } from '@memocartes/contract/schools/schools.filters';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

import { endOfDayIn } from '../learning/calendar/weeks.ts';
import { studentSeats } from '../offers/seats.ts';

const within = (days: number) => sql<SqlBool>`s.date_expiration >= now() and s.date_expiration < ${endOfDayIn(days)}`;

/** Filters by the end of a school's access. */
export const expiryIs: Record<Expiry, RawBuilder<SqlBool>> = {
  EXPIRED: sql`s.date_expiration < now()`,
  WITHIN_30: within(30),
  WITHIN_90: within(90),
  NONE: sql`s.date_expiration is null`,
};

const limit = studentSeats('s');

/** Filters by the share of student seats in use. */
export const seatsAre: Record<SeatsUsed, RawBuilder<SqlBool>> = {
  FULL: sql`s.nb_students >= ${limit}`,
  ALMOST_FULL: sql`s.nb_students >= 0.9 * ${limit}`,
  EMPTY: sql`s.nb_students = 0`,
};
