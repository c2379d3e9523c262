import type { ReactNode } from 'react';

export type RowKey = string | number;

/**
 * Selected rows for bulk actions: one check box for each row, Shift+click for a range, Space and Shift+arrows on the
 * keyboard. A bar under the table shows the number of selected rows, with `actions`. `useSelection(rowLabel)` provides
 * the state, `useSelectedItems` the data of the selected rows.
 */
export type Selection<Row> = {
  /** Keys of the selected rows, including rows on other pages. */
  readonly selected: ReadonlySet<RowKey>;
  readonly onChange: (selected: Set<RowKey>) => void;
  /** Name of a row in the label of its check box: « Sélectionner … ». */
  readonly rowLabel: (row: Row) => string;
  /** Text of the bar for a number of rows: « 3 cartes sélectionnées »; « 3 lignes sélectionnées » by default. */
  readonly countLabel?: (count: number) => string;
  /** Buttons of the bar: actions on the selected rows. */
  readonly actions?: ReactNode;
};
