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
  /** Shown only in a table that is wide enough; these give way first where there is no room, then the others from the right. */
  from?: 'sm' | 'md';
  /** Never gives way. A column called `status` does not, unless this is false. */
  keep?: boolean;
  width?: string;
  /** The heading is read out but not drawn, such as over an avatar. */
  hiddenTitle?: boolean;
  /** Whether it can be hidden in the « Colonnes » menu; true by default. The primary one always stays. */
  hideable?: boolean;
  /** Out of sight until it is chosen in the « Colonnes » menu. */
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
  /** What the list is for and the one next step. Show another when a filter is set. */
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
  /** Address that a row leads to. */
  rowTo?: (row: Row) => string;
  /** What a row does, when it leads to no address: opens a panel. */
  onRow?: (row: Row) => void;
  /** The row shown in the side panel. */
  currentKey?: RowKey;
  rowActions?: (row: Row) => ReactNode;
  selection?: Selection<Row>;
  /** What narrows the list, on one line above it: `FilterChips` or `FilterField`. */
  toolbar?: ReactNode;
  /** Icon buttons of this list, before those of its columns and of its export. */
  tools?: ReactNode;
  /** Buttons of a list inside another page, at the end of that line: one primary, the others in a « ⋯ » menu. */
  actions?: ReactNode;
  /** Gives the table its « Colonnes » menu; what a person chose is kept in this browser under this name, one a list: `students`. */
  columnsKey?: string;
  /** Gives the table its « Exporter » button, busy until this resolves: `useCsvExport('/students', table.args)` of shared-shell/table-query. */
  onExport?: () => Promise<unknown>;
};
