/** Ids of the offers in requests and in the database. TEACHER: an independent teacher, alone in their school. */
export const offerIds = { TEACHER_FREE: 1, TEACHER_PAYED: 2, SCHOOL_FREE: 3, SCHOOL_PAYED: 4 } as const;
export type OfferCode = keyof typeof offerIds;
export type OfferId = (typeof offerIds)[OfferCode];
const { TEACHER_FREE, TEACHER_PAYED, SCHOOL_FREE, SCHOOL_PAYED } = offerIds;

/** Codes of the offers by id. */
export const offers = {
  [TEACHER_FREE]: 'TEACHER_FREE',
  [TEACHER_PAYED]: 'TEACHER_PAYED',
  [SCHOOL_FREE]: 'SCHOOL_FREE',
  [SCHOOL_PAYED]: 'SCHOOL_PAYED',
} as const satisfies Record<OfferId, OfferCode>;

/** Ids as strings, for filters in an address. */
export const offerFilter = ['1', '2', '3', '4'] as const satisfies readonly `${OfferId}`[];
/** Offers that are invoiced [invoices.price-list]. */
export const paidOffers = [TEACHER_PAYED, SCHOOL_PAYED] as const;
export type PaidOfferId = (typeof paidOffers)[number];
/** Offers with a fixed number of students. */
export const fixedSeatOffers = [TEACHER_FREE, TEACHER_PAYED, SCHOOL_FREE] as const;
/** Offers that are a trial: their access always has an end date [schools.trial-end]. */
export const trialOffers = [TEACHER_FREE, SCHOOL_FREE] as const;
export type TrialOfferId = (typeof trialOffers)[number];

const isAmong = <Id extends OfferId>(ids: readonly Id[], id: number | null): id is Id =>
  ids.some((item) => item === id);

export const isOfferId = (id: number): id is OfferId => isAmong(Object.values(offerIds), id);

/** Whether an offer is for an independent teacher [staff.master-role] [staff.independent-end]. */
export const isIndependentOffer = (offerId: number | null) => isAmong([TEACHER_FREE, TEACHER_PAYED], offerId);
/** Whether an offer is a trial, of a school or of an independent teacher. */
export const isTrial = (offerId: number | null) => isAmong(trialOffers, offerId);
/** Whether an offer has physical boxes and limits set for each school: only the paid offer of a school. */
export const hasBoxes = (offerId: number | null) => offerId === SCHOOL_PAYED;
/** Whether a school with this offer can no longer change it: only the paid offer of a school [schools.offer-locked]. */
export const isOfferLocked = (offerId: number | null | undefined): boolean => offerId === SCHOOL_PAYED;
/** Whether a change of offer turns a trial into a subscription [schools.trial-to-paid]. */
export const endsTrial = (before: number, after: number | undefined): boolean =>
  isTrial(before) && after !== undefined && !isTrial(after);

/** An actor with the offer of their school. */
type Subscriber = { readonly offerId: number | null };

/** The offer with messaging. */
export const messagingOffer = SCHOOL_PAYED;

/** Whether the actor's own school has messaging [interface.menu-offer]. */
export const hasMessaging = (actor: Subscriber) => actor.offerId === messagingOffer;

/** Whether the school of one of a follower's children has messaging [messaging.offer] [families.write]. */
export const followsMessaging = (actor: Subscriber & { readonly childrenOffers?: readonly number[] }) =>
  (actor.childrenOffers ?? [actor.offerId]).includes(messagingOffer);

/** Whether the actor's school may print: an offer with physical boxes, and at least one box [permissions.print]. */
export const hasPrinting = (actor: Subscriber & { readonly nbPhysicalBoxes: number }) =>
  hasBoxes(actor.offerId) && actor.nbPhysicalBoxes >= 1;
