import type { ReactNode } from 'react';

import type { RowKey, Selection } from './selection/types.ts';

export type Sort = { by: string; dir: 'asc' | 'desc' };

export type Column<Row> = {
  /** Names the column: in `sort`, and in the row when there is no `render`. */
  key: string;
  title: string;
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures: tabular, aligned on the right. */
  numeric?: boolean;
  /** The cell that names the row: a header cell, the title of its card on a phone, the place of its link. First column by default. */
  primary?: boolean;
  /** Shown only in a wide table; these are dropped first, then the others from the right. */
  from?: 'sm' | 'md';
  /** Whether the column stays when there is too little room. True by default for a column called `status`. */
  keep?: boolean;
  width?: string;
  /** Visually hidden heading, such as over an avatar. */
  hiddenTitle?: boolean;
  /** Whether it can be hidden in the « Colonnes » menu; true by default. The primary one always stays. */
  hideable?: boolean;
  /** Hidden until chosen in the « Colonnes » menu. */
  defaultHidden?: boolean;
};

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: Column<Row>[];
  page?: { rows: readonly Row[]; count: number };
  /** `row.id` by default. */
  rowKey?: (row: Row) => RowKey;
  loading?: boolean;
  error?: { message?: ReactNode; onRetry?: () => void } | null;
  onRetry?: () => void;
  /** Empty state. Use another one when a filter is set. */
  empty: { title: ReactNode; hint?: ReactNode; action?: ReactNode };
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** From 1. */
  pageNumber?: number;
  /** 20 by default. */
  pageSize?: number;
  onPage?: (page: number) => void;
  /** Rows of a page, chosen by the person. */
  onPageSize?: (size: number) => void;
  /** Address of a row. */
  rowTo?: (row: Row) => string;
  /** Called on a click on a row without an address: opens a panel. */
  onRow?: (row: Row) => void;
  /** The row shown in the side panel. */
  currentKey?: RowKey;
  rowActions?: (row: Row) => ReactNode;
  selection?: Selection<Row>;
  /** Filters above the list: `FilterChips` or `FilterField`. */
  toolbar?: ReactNode;
  /** Icon buttons of this list, before those of its columns and of its export. */
  tools?: ReactNode;
  /** Buttons of a list inside another page, at the end of that line: one primary, the others in a « ⋯ » menu. */
  actions?: ReactNode;
  /**
   * Gives the table its « Colonnes » menu; the person's choice is kept in this browser under this name, which each list has of its own (`students`).
   */
  columnsKey?: string;
  /** Gives the table its « Exporter » button, busy until this resolves: `useCsvExport('/students', table.args)` of shared-shell/table-query. */
  onExport?: () => Promise<unknown>;
};
