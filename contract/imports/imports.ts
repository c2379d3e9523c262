/** Verdicts on a row of an import file, in the order in which they are tested. LEFT_OUT: a person took the row out. */
export const importStatuses = [
  'OK',
  'LEFT_OUT',
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

/** Where a row of a whole school's file takes its student: a class that is there, one that isn't yet, or none. */
export const importPlaces = ['EXISTING', 'NEW', 'NONE'] as const;

/** Students in one file, and octets of it, at most. */
export const importMaxRows = 5_000;
export const importMaxBytes = 5_000_000;

/** Extensions of the files that an import reads, and of the templates that can be filled in. */
export const importExtensions = ['csv', 'txt', 'xlsx', 'xlsm', 'ods'] as const;
export const templateFormats = ['xlsx', 'csv'] as const;
