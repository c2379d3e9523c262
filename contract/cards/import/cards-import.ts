/** Verdicts on a card of an imported file, in the order in which they are tested. */
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

/** Cards in one file, and octets of it, at most. */
export const cardImportMaxRows = 1_000;
export const cardImportMaxBytes = 5_000_000;
/** Octets of a package of Anki (.apkg) at most, which holds pictures too. */
export const ankiMaxBytes = 20_000_000;
/** Cards in one exported package, at most. */
export const ankiMaxCards = 2_000;

/** Why a picture, sound or film of a card is not imported. */
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
