/** What a file that schools have is about. */
export const importKinds = ['STUDENTS', 'FOLLOWERS', 'STAFF'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Verdicts on a row of a file of adults that is written. NEW and INCOMPLETE (no e-mail address) create the person; the others attach one who is known. */
export const acceptedAdults = ['NEW', 'INCOMPLETE', 'SAME_PERSON', 'KNOWN'] as const;

/** Every verdict on a row of a file of adults, in charge of students or teaching. */
export const adultStatuses = [
  ...acceptedAdults,
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

export const isAccepted = (status: AdultStatus): boolean => acceptedAdults.some((one) => one === status);
