export type BoxesProps = {
  /** Name of the student, class or subject: caption of the table for screen readers. */
  readonly label: string;
  readonly counts: BoxCounts;
  /** Number of cards due today in each box. */
  readonly due?: BoxCounts;
  /** « à revoir », after the number of due cards. */
  readonly dueLabel?: string;
  /**
   * Number of cards of a full box; pass the same number for all charts that are compared. By default, and at least: the
   * number of cards in the fullest box, and 12.
   */
  readonly max?: number;
  /** Address of the cards in a box. */
  readonly toBox?: (box: number) => string;
};

/** Numbers of cards in boxes 1 to 5. */
export type BoxCounts = readonly [number, number, number, number, number];
