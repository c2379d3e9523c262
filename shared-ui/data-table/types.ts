import type { ReactNode } from 'react';

import type { RowKey, Selection } from './selection/types.ts';

export type Sort = { by: string; dir: 'asc' | 'desc' };

export type Column<Row> = {
  /** Key of the column: in `sort`, and in the row if there is no `render`. */
  key: string;
  title: string;
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** For numbers: tabular figures, right-aligned. */
  numeric?: boolean;
  /**
   * Whether this column names the row; by default the first column does. Its cell is a header cell and contains the
   * row's link. In a narrow table, it is the title of the row's card.
   */
  primary?: boolean;
  /** Minimum width of the table for this column: `sm` 640 px, `md` 1100 px. Columns with `from` are dropped first. */
  from?: 'sm' | 'md';
  /** Whether the column is dropped when the table doesn't fit, although the table has no « Colonnes » menu. */
  droppable?: boolean;
  /** Whether the column is never dropped. True by default for the column with the key `status`. */
  keep?: boolean;
  width?: string;
  /** Visually hidden heading, such as over an avatar. */
  hiddenTitle?: boolean;
  /** Whether the column can be hidden in the « Colonnes » menu; true by default. The primary column can't be hidden. */
  hideable?: boolean;
  /** Whether the column is hidden until it is chosen in the « Colonnes » menu. */
  defaultHidden?: boolean;
};

export type DataTableProps<Row> = {
  /** Accessible name: what the table lists. */
  label: string;
  columns: Column<Row>[];
  page?: { rows: readonly Row[]; count: number };
  /** Key of a row; `row.id` by default. */
  rowKey?: (row: Row) => RowKey;
  loading?: boolean;
  error?: { message?: ReactNode; onRetry?: () => void } | null;
  /** Empty state. Pass a different one when a filter is set. */
  empty: { title: ReactNode; hint?: ReactNode; action?: ReactNode };
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Page number, from 1. */
  pageNumber?: number;
  /** Page size; 20 by default. */
  pageSize?: number;
  /** `replaces`: the current page doesn't exist, so the browser's back must not return to it. */
  onPage?: (page: number, replaces?: boolean) => void;
  /** Called with the page size that the user chose. */
  onPageSize?: (size: number) => void;
  /** Address of a row. */
  rowTo?: (row: Row) => string;
  /** Called when a row without an address is clicked, to open a panel. */
  onRow?: (row: Row) => void;
  /** Key of the row shown in the side panel. */
  currentKey?: RowKey;
  rowActions?: (row: Row) => ReactNode;
  selection?: Selection<Row>;
  /** Filters above the list: `FilterChips` or `FilterField`. */
  toolbar?: ReactNode;
  /** Icon buttons of this list, before the buttons for columns and export. */
  tools?: ReactNode;
  /** Buttons of a list inside another page, at the end of the toolbar: one primary, the others in a « ⋯ » menu. */
  actions?: ReactNode;
  /**
   * Unique name of the list (`students`). Adds the « Colonnes » menu, whose choice is stored in this browser by name.
   */
  columnsKey?: string;
  /**
   * Adds the « Exporter » button, busy until the promise settles: `useCsvExport('/students', table.args)` of
   * shared-shell/table-query.
   */
  onExport?: () => Promise<unknown>;
};
