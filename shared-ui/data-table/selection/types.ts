import type { ReactNode } from 'react';

export type RowKey = string | number;

/**
 * Selected rows for bulk actions: one check box for each row, Shift+click for a range, Space and Shift+arrows
 * on the keyboard. A bar under the table shows their number, with `actions`. `useSelection(rowLabel)` keeps one.
 */
export type Selection<Row> = {
  /** Keys of the rows, also of those on other pages, which the bar counts. */
  selected: ReadonlySet<RowKey>;
  onChange: (selected: Set<RowKey>) => void;
  /** Names a row in « Sélectionner … ». */
  rowLabel: (row: Row) => string;
  /** Number of selected rows with their noun: « 3 cartes sélectionnées »; « 3 lignes sélectionnées » by default. */
  countLabel?: (count: number) => string;
  /** Buttons of the bar: what is done to the chosen rows. */
  actions?: ReactNode;
};
