import { freeSeats, limitsOf } from '@memocartes/contract/offers/limits';
import { fixedSeatOffers } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';

const fixedSeats = (offer: (typeof fixedSeatOffers)[number]) => {
  const { students } = limitsOf({ offers_id: offer, nb_students_max: null, nb_teachers_max: 0 });
  return sql`when ${sql.lit(offer)} then ${sql.lit(students)}::int`;
};

/** Maximum number of students of a school, by its offer; null without a limit [schools.limit-students]. */
export const studentSeats = sql<number | null>`
  case schools.offers_id ${sql.join(fixedSeatOffers.map(fixedSeats), sql` `)} else schools.nb_students_max end
`;

type Offered = Parameters<typeof limitsOf>[0];

/** The offer of a school, and its seats and classes in use. */
export const selectSeats = (db: Db, schoolId: number) =>
  db
    .selectFrom('schools')
    .select(['offers_id', 'nb_students', 'nb_classes', 'nb_teachers', 'nb_students_max', 'nb_teachers_max'])
    .where('id', '=', schoolId);

/**
 * Like `selectSeats`, and locks the school's row until the transaction ends. Imports of a school thus run one after the
 * other [import.again]. `for update` would also block insertions of rows that refer to the school, such as sessions.
 */
export const lockSeats = (trx: Trx, schoolId: number) =>
  selectSeats(trx, schoolId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Number of free seats or classes if `count` more do not fit; null if they do. */
function freeIfShort(limit: number | null, used: number, count: number) {
  const nbFree = freeSeats(used, limit);
  return nbFree < count ? nbFree : null;
}

/** Number of free student seats if `count` more do not fit; null if they do [schools.limit-students]. */
export const freeStudentSeatsIfShort = (school: Offered & { nb_students: number }, count: number): number | null =>
  freeIfShort(limitsOf(school).students, school.nb_students, count);

/**
 * Number of free teacher seats if `count` more do not fit; null if they do [schools.limit-teachers].
 * School admins take no seat [staff.admin-no-seat].
 */
export const freeTeacherSeatsIfShort = (school: Offered & { nb_teachers: number }, count: number): number | null =>
  freeIfShort(limitsOf(school).teachers, school.nb_teachers, count);

/** The offer's maximum number of classes if `count` more would exceed it, else null [schools.limit-classes]. */
export function exceededClassLimit(school: Offered & { nb_classes: number }, count: number): number | null {
  const { classes } = limitsOf(school);
  return freeIfShort(classes, school.nb_classes, count) === null ? null : classes;
}
