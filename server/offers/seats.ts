import { fixedSeatOffers, limitsOf } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

const fixedSeats = (offer: (typeof fixedSeatOffers)[number]) => {
  const { students } = limitsOf({ offers_id: offer, nb_students_max: null, nb_teachers_max: 0 });
  return sql`when ${sql.lit(offer)} then ${sql.lit(students)}::int`;
};

/** Students that a school may have, by its offer; null without a limit [schools.limit-students]. */
export const studentSeats = sql<
  number | null
>`case schools.offers_id ${sql.join(fixedSeatOffers.map(fixedSeats), sql` `)} else schools.nb_students_max end`;
