/** Offers by id. Offers 1 and 2 are for independent teachers: the school belongs to one teacher. */
export const offers = { 1: 'TEACHER_FREE', 2: 'TEACHER_PAYED', 3: 'SCHOOL_FREE', 4: 'SCHOOL_PAYED' } as const;
export type OfferId = keyof typeof offers;
export type OfferCode = (typeof offers)[OfferId];

type School = { offers_id: number; nb_students_max: number | null; nb_teachers_max: number };
type Limits = { students: number | null; cards: number | null; classes: number | null; teachers: number };

/** Limits of an offer; null means no limit. The database enforces the same numbers as constraints [schools.limit-students]. */
export function limitsOf(school: School): Limits {
  const { nb_students_max: students, nb_teachers_max: teachers } = school;
  switch (school.offers_id) {
    case 1:
      return { students: 30, cards: 10, classes: 1, teachers: 1 };
    case 2:
      return { students: 60, cards: null, classes: 2, teachers: 1 };
    case 3:
      return { students: 60, cards: 10, classes: 5, teachers };
    default:
      return { students, cards: null, classes: null, teachers };
  }
}

/** Maximum custom cards of a teacher of this offer; Infinity without a limit [schools.limit-cards]. */
export function customCardLimit(offerId: number | null): number {
  return offerId === 1 || offerId === 3 ? 10 : Infinity;
}

export const isMaster = (offerId: number | null) => offerId === 1 || offerId === 2;

/** An actor with the offer of their school. */
type Subscriber = { readonly offerId: number | null };

/** Messaging requires offer 4 [interface.menu-offer]. */
export const hasMessaging = (actor: Subscriber) => actor.offerId === 4;

/** Printing requires offer 4 with at least one physical box [permissions.print]. */
export const hasPrinting = (actor: Subscriber & { readonly nbPhysicalBoxes: number }) =>
  actor.offerId === 4 && actor.nbPhysicalBoxes >= 1;
