import type { ReactNode } from 'react';

export type RowKey = string | number;

/**
 * Rows that are chosen, to act on them together: a check box a row, Shift+click for all between two, Space and Shift+arrows
 * on the keyboard. A bar under the table says how many, with `actions`. `useSelection(rowLabel)` keeps one.
 */
export type Selection<Row> = {
  /** Keys of the rows, also of those on other pages: the bar says how many are out of sight. */
  selected: ReadonlySet<RowKey>;
  onChange: (selected: Set<RowKey>) => void;
  /** Names a row in « Sélectionner … ». */
  rowLabel: (row: Row) => string;
  /** Buttons of the bar: what is done to the chosen rows. */
  actions?: ReactNode;
};
