import type { Column } from './types.ts';

/** Index of the column that names the row: the column marked `primary`, otherwise the first. */
export const primaryIndex = <Row>(columns: readonly Column<Row>[]) =>
  Math.max(
    0,
    columns.findIndex((column) => column.primary),
  );

/** A column. `dropAt`: its position in the order of dropping, from 1; undefined if it is never dropped. */
export type ShownColumn<Row> = Column<Row> & { readonly dropAt?: number };
