/** Kinds of import files [import.adults]. A file of the kind `STAFF` lists teachers; published remotes use this name. */
export const importKinds = ['STUDENTS', 'FOLLOWERS', 'STAFF'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * Verdicts on a row that can be written.
 * - NEW, INCOMPLETE (no e-mail address): creates a person.
 * - SAME_PERSON: attaches the person of an earlier row.
 * - KNOWN: attaches a person of the school.
 */
const acceptedStatuses = ['NEW', 'INCOMPLETE', 'SAME_PERSON', 'KNOWN'] as const;

/** All verdicts on a row of a file of followers or staff. */
export const adultStatuses = [
  ...acceptedStatuses,
  'LEFT_OUT',
  'ALREADY_THERE',
  'MISSING_NAME',
  'BAD_NAME',
  'BAD_EMAIL',
  'BAD_PHONE',
  'EMAIL_USED',
  'UNKNOWN_CHILD',
  'AMBIGUOUS_CHILD',
  'UNKNOWN_CLASS',
] as const;
export type AdultStatus = (typeof adultStatuses)[number];

export const isAccepted = (status: AdultStatus): boolean => acceptedStatuses.some((item) => item === status);
