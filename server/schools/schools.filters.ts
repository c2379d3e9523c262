import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { limitsOf } from '@memocartes/contract/offers/offers';
import { endOfDayIn } from '../learning/calendar/weeks.ts';
import type { Expiry, SeatsUsed } from '@memocartes/contract/schools/schools.filters';

const within = (days: number) => sql<SqlBool>`s.date_expiration >= now() and s.date_expiration < ${endOfDayIn(days)}`;

/** Filters by the end of a school's access. */
export const expiryIs: Record<Expiry, RawBuilder<SqlBool>> = {
  EXPIRED: sql`s.date_expiration < now()`,
  WITHIN_30: within(30),
  WITHIN_90: within(90),
  NONE: sql`s.date_expiration is null`,
};

const ofOffer = (offer: number) => {
  const { students } = limitsOf({ offers_id: offer, nb_students_max: null, nb_teachers_max: 0 });
  return sql`when ${sql.lit(offer)} then ${sql.lit(students)}::int`;
};
/** Students that a school may have; null is no limit. */
const limit = sql<
  number | null
>`case s.offers_id ${sql.join([1, 2, 3].map(ofOffer), sql` `)} else s.nb_students_max end`;

/** Filters by the share of student seats in use. */
export const seatsAre: Record<SeatsUsed, RawBuilder<SqlBool>> = {
  FULL: sql`s.nb_students >= ${limit}`,
  ALMOST_FULL: sql`s.nb_students >= 0.9 * ${limit}`,
  EMPTY: sql`s.nb_students = 0`,
};
