export type BoxesProps = {
  /** Name of the student, class or subject: the caption of the table that screen readers get. */
  label: string;
  counts: BoxCounts;
  /** Cards due today, by box. */
  due?: BoxCounts;
  /** « à revoir », after the number of due cards. */
  dueLabel?: string;
  /** Cards that fill a box: the same for all boxes that are compared. The fullest of these fills it by default. */
  max?: number;
  /** Address of the cards in a box. */
  toBox?: (box: number) => string;
};

/** Cards in boxes 1 to 5. */
export type BoxCounts = readonly [number, number, number, number, number];
