import type { Column } from './types.ts';

/** Which column names the row. */
export const primaryIndex = <Row>(columns: readonly Column<Row>[]) =>
  Math.max(
    0,
    columns.findIndex((column) => column.primary),
  );

/** A column with its place, from 1, among those that can be dropped; undefined for one that always stays. */
export type ShownColumn<Row> = Column<Row> & { dropAt?: number };
