export type BoxesProps = {
  /** Name of the student, class or subject: caption of the table for screen readers. */
  label: string;
  counts: BoxCounts;
  /** Cards due today, by box. */
  due?: BoxCounts;
  /** « à revoir », after the number of due cards. */
  dueLabel?: string;
  /**
   * Number of cards that fills a box: the same for all boxes that are compared. By default that of the fullest box;
   * never less than 12.
   */
  max?: number;
  /** Address of the cards in a box. */
  toBox?: (box: number) => string;
};

/** Cards in boxes 1 to 5. */
export type BoxCounts = readonly [number, number, number, number, number];
