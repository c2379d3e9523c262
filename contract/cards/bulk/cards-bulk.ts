/** Maximum cards per bulk call. */
export const maxBulkCards = 1_000;
/** Maximum cards created per batch. */
export const maxBatchCards = 200;

/** Result for a card of a bulk call [cards.bulk]. */
export const bulkVerdicts = [
  'DONE',
  /** The card already had these values. */
  'UNCHANGED',
  'NOT_FOUND',
  /** The actor may not change the card. */
  'FORBIDDEN',
  /** The status transition is not allowed. */
  'STATUS',
  /** A pack contains the card, so it cannot become a draft again. */
  'IN_PACK',
  /** Data required for a published card is missing. */
  'INCOMPLETE',
  /** Only drafts can be deleted. */
  'NOT_DRAFT',
  /** Students have revised the draft, or a pack contains it. */
  'IN_USE',
  /** Only published cards can be added to packs. */
  'NOT_PUBLISHED',
] as const;
export type BulkVerdict = (typeof bulkVerdicts)[number];

/** Kinds of bulk operations. */
export const cardOperationKinds = ['IMPORT', 'CREATE', 'EDIT', 'DELETE'] as const;
export type CardOperationKind = (typeof cardOperationKinds)[number];

/**
 * Why an undo skips an item [cards.bulk-undo-kept].
 * - EDITED, PACK, LEARNT: a card was changed since, is in a pack, or was revised.
 * - PACK_GIVEN: a pack was assigned to a class since.
 * - PACK_EDITED: a new pack has other cards too, or an older pack would be empty.
 */
export const cardKeptReasons = ['EDITED', 'PACK', 'LEARNT', 'PACK_GIVEN', 'PACK_EDITED'] as const;
export type CardKeptReason = (typeof cardKeptReasons)[number];
