/** Columns by which a list of schools can be sorted. */
export const schoolColumns = [
  'name',
  'code',
  'address_city',
  'offers_id',
  'status',
  'nb_students',
  'nb_teachers',
  'date_expiration',
  'date_create',
] as const;

/** Filter by the end of access: in the past, within 30 or 90 days, or without an end. */
export const expiries = ['EXPIRED', 'WITHIN_30', 'WITHIN_90', 'NONE'] as const;
export type Expiry = (typeof expiries)[number];

/** Filter by used student seats. A school without a limit is never full. */
export const seatsUsed = ['FULL', 'ALMOST_FULL', 'EMPTY'] as const;
export type SeatsUsed = (typeof seatsUsed)[number];

/** Minimum characters of a search for schools [schools.search]. */
export const minSchoolSearchLength = 2;
