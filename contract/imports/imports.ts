/** Verdicts on a row of a file of students [import.verdicts]. LEFT_OUT: the user excluded the row. */
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

/** Class of a student in the file of a whole school: an existing class, a new class, or none [import.class-by-name]. */
export const importPlaces = ['EXISTING', 'NEW', 'NONE'] as const;

/**
 * Whether a sheet of a workbook was read, or why not [import.sheets-shown]. EMPTY: it has a header only. FOLLOWERS,
 * STAFF: a list of other people.
 */
export const sheetVerdicts = ['READ', 'HIDDEN', 'EMPTY', 'FOLLOWERS', 'STAFF', 'NO_LIST'] as const;
export type SheetVerdict = (typeof sheetVerdicts)[number];

/** Maximum rows of a file. */
export const importMaxRows = 5_000;
/** Maximum bytes of a file. */
export const importMaxBytes = 5_000_000;
/** Maximum characters of a cell; the rest is cut. Every field has a lower maximum, so a cut value is still refused. */
export const importMaxCell = 1_000;

/** Extensions of files that can be imported, and of the templates [import.file]. */
export const importExtensions = ['csv', 'txt', 'xlsx', 'xlsm', 'ods'] as const;
export const templateFormats = ['xlsx', 'csv'] as const;
