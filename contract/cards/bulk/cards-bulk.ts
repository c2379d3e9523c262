/** Cards in one bulk call, at most. */
export const maxBulkCards = 1_000;
/** Cards that one batch creates, at most. */
export const maxBatchCards = 200;

/** Result for a card of a bulk call. */
export const bulkVerdicts = [
  'DONE',
  /** The card already had these values. */
  'UNCHANGED',
  'NOT_FOUND',
  /** Somebody else's card. */
  'FORBIDDEN',
  /** Its status can't become the one asked for. */
  'STATUS',
  /** A pack holds it: it stays published. */
  'IN_PACK',
  /** It lacks what a published card needs. */
  'INCOMPLETE',
  /** Only drafts are deleted. */
  'NOT_DRAFT',
  /** Students have learnt it. */
  'IN_USE',
  /** Only published cards go in a pack. */
  'NOT_PUBLISHED',
] as const;
export type BulkVerdict = (typeof bulkVerdicts)[number];

/** What was done to many cards at once. */
export const cardOperationKinds = ['IMPORT', 'CREATE', 'EDIT', 'DELETE'] as const;
export type CardOperationKind = (typeof cardOperationKinds)[number];

/**
 * Why undoing leaves something as it is: a card that was changed since, is in a pack or was learnt; a pack that was given to a class or changed since.
 */
export const cardKeptReasons = ['EDITED', 'PACK', 'LEARNT', 'PACK_GIVEN', 'PACK_EDITED'] as const;
export type CardKeptReason = (typeof cardKeptReasons)[number];
