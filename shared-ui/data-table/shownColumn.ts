import type { Column } from './types.ts';

/** The column that names the row. */
export const primaryIndex = <Row>(columns: readonly Column<Row>[]) =>
  Math.max(
    0,
    columns.findIndex((column) => column.primary),
  );

/** A column with its position, from 1, among those that can be dropped; undefined if it is never dropped. */
export type ShownColumn<Row> = Column<Row> & { dropAt?: number };
