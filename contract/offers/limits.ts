import { isTrial, offerIds } from './offers.ts';

const { TEACHER_FREE, TEACHER_PAYED, SCHOOL_FREE } = offerIds;

type School = { offers_id: number; nb_students_max: number | null; nb_teachers_max: number };
type Limits = { students: number | null; cards: number | null; classes: number | null; teachers: number };

/** Maximum number of custom cards of a teacher in a trial [schools.limit-cards]. */
const trialCards = 10;

/**
 * Limits of an offer; null means no limit. The database enforces the same numbers as constraints
 * [schools.limit-students] [schools.limit-classes] [schools.limit-teachers] [schools.limits-concurrent].
 */
export function limitsOf(school: School): Limits {
  const { nb_students_max: students, nb_teachers_max: teachers } = school;
  switch (school.offers_id) {
    case TEACHER_FREE:
      return { students: 30, cards: trialCards, classes: 1, teachers: 1 };
    case TEACHER_PAYED:
      return { students: 60, cards: null, classes: 2, teachers: 1 };
    case SCHOOL_FREE:
      return { students: 60, cards: trialCards, classes: 5, teachers };
    default:
      return { students, cards: null, classes: null, teachers };
  }
}

/** Number of free seats or classes, at least 0; Infinity without a limit. */
export const freeSeats = (used: number, limit: number | null): number =>
  limit === null ? Infinity : Math.max(0, limit - used);

/** Maximum number of custom cards of a teacher with this offer; Infinity without a limit [schools.limit-cards]. */
export const customCardLimit = (offerId: number | null): number => (isTrial(offerId) ? trialCards : Infinity);
