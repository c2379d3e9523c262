/** Verdicts on a card of an imported file, in the order of the checks [cards.import]. */
export const cardImportStatuses = [
  'OK',
  'EMPTY_SIDE',
  'TOO_MANY_LINES',
  'TOO_LONG',
  'BAD_LEVEL',
  'BAD_SUBJECT',
  'DUPLICATE_IN_LIST',
  'ALREADY_EXISTS',
] as const;
export type CardImportStatus = (typeof cardImportStatuses)[number];

/** Maximum cards of a file. */
export const cardImportMaxRows = 1_000;
/** Maximum bytes of a CSV or text file. */
export const cardImportMaxBytes = 5_000_000;
/** Maximum bytes of an Anki package (.apkg), which also contains pictures. */
export const ankiMaxBytes = 20_000_000;
/** Maximum cards of an exported package. */
export const ankiMaxCards = 2_000;

/** Reasons why a picture, sound or video of a card is not imported. */
export const leftOutReasons = [
  'SOUND',
  'VIDEO',
  'FORMAT',
  'MISSING',
  'BROKEN',
  'TOO_LARGE',
  'SECOND',
  'NO_ROOM',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
