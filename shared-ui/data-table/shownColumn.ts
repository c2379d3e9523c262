import type { Column } from './types.ts';

/** Which column names the row. */
export const primaryIndex = <Row>(columns: readonly Column<Row>[]) =>
  Math.max(
    0,
    columns.findIndex((column) => column.primary),
  );

/** A column with its place, from 1, among those that give way where there is no room; undefined for one that stays. */
export type ShownColumn<Row> = Column<Row> & { dropAt?: number };
