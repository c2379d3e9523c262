import type { ReactNode } from 'react';

export type Sort = { by: string; dir: 'asc' | 'desc' };
export type RowKey = string | number;

export type Column<Row> = {
  /** Names the column: in `sort`, and in the row when there is no `render`. */
  key: string;
  title: string;
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures: tabular, aligned on the right. */
  numeric?: boolean;
  /** The cell that names the row: a header cell, the title of its card on a phone, what a row's link covers. First column unless told. */
  primary?: boolean;
  /** Left out below this width. */
  from?: 'sm' | 'md';
  width?: string;
  /** The heading is read out but not drawn, such as over an avatar. */
  hiddenTitle?: boolean;
};

export type Selection<Row> = {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: Set<RowKey>) => void;
  /** Names a row in « Sélectionner … ». */
  rowLabel: (row: Row) => string;
};

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: Column<Row>[];
  page?: { rows: readonly Row[]; count: number };
  /** `row.id` unless told. */
  rowKey?: (row: Row) => RowKey;
  loading?: boolean;
  error?: { message?: ReactNode; onRetry?: () => void } | null;
  onRetry?: () => void;
  /** What the list is for and the one next step. Show another when a filter is set. */
  empty: { title: ReactNode; hint?: ReactNode; action?: ReactNode };
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** From 1. */
  pageNumber?: number;
  /** 20 unless told. */
  pageSize?: number;
  onPage?: (page: number) => void;
  /** Address that a row leads to. */
  rowTo?: (row: Row) => string;
  /** What a row does, when it leads to no address: opens a panel. */
  onRow?: (row: Row) => void;
  /** The row shown beside, in a panel. */
  currentKey?: RowKey;
  rowActions?: (row: Row) => ReactNode;
  selection?: Selection<Row>;
  /** Filters and searches, above the table. */
  toolbar?: ReactNode;
};
