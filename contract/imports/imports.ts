/** What became of a row of an import file (specification §4, decisions §4), in the order in which they are looked for. */
export const importStatuses = [
  'OK',
  'MISSING_FIRSTNAME',
  'BAD_NAME',
  'BAD_BIRTHDATE',
  'BAD_GENDER',
  'NURSERY',
  'BAD_LEVEL',
  'BAD_CLASS',
  'DUPLICATE_IN_LIST',
  'ALREADY_EXISTS',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Where a row of a whole school's file takes its pupil: a class that is there, one that isn't yet, or none. */
export const importPlaces = ['EXISTING', 'NEW', 'NONE'] as const;

/** Pupils in one file, and octets of it, at most. */
export const importMaxRows = 5_000;
export const importMaxBytes = 5_000_000;
