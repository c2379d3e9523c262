import type { ReactNode } from 'react';

import type { RowKey, Selection } from './selection/types.ts';

export type Sort = { readonly by: string; readonly dir: 'asc' | 'desc' };

export type Column<Row> = {
  /** Key of the column: in `sort`, and in the row if there is no `render`. */
  readonly key: string;
  readonly title: string;
  readonly render?: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** For numbers: tabular figures, right-aligned. */
  readonly numeric?: boolean;
  /**
   * Whether this column names the row; by default the first column does. Its cell is a header cell and contains the
   * row's link. In a narrow table, it is the title of the row's card.
   */
  readonly primary?: boolean;
  /** Minimum width of the table for this column: `sm` 640 px, `md` 1100 px. Columns with `from` are dropped first. */
  readonly from?: 'sm' | 'md';
  /** Whether the column is dropped when the table doesn't fit, although the table has no « Colonnes » menu. */
  readonly droppable?: boolean;
  /** Whether the column is never dropped. True by default for the column with the key `status`. */
  readonly keep?: boolean;
  readonly width?: string;
  /** Visually hidden heading, such as over an avatar. */
  readonly hiddenTitle?: boolean;
  /** Whether the column can be hidden in the « Colonnes » menu; true by default. The primary column can't be hidden. */
  readonly hideable?: boolean;
  /** Whether the column is hidden until it is chosen in the « Colonnes » menu. */
  readonly defaultHidden?: boolean;
};

export type DataTableProps<Row> = {
  /** Accessible name: what the table lists. */
  readonly label: string;
  readonly columns: Column<Row>[];
  readonly page?: { readonly rows: readonly Row[]; readonly count: number };
  /** Key of a row; `row.id` by default. */
  readonly rowKey?: (row: Row) => RowKey;
  readonly loading?: boolean;
  readonly error?: { readonly message?: ReactNode; readonly onRetry?: () => void } | null;
  /** Empty state. Pass a different one when a filter is set. */
  readonly empty: { readonly title: ReactNode; readonly hint?: ReactNode; readonly action?: ReactNode };
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Page number, from 1. */
  readonly pageNumber?: number;
  /** Page size; 20 by default. */
  readonly pageSize?: number;
  /** `replaces`: the current page doesn't exist, so the browser's back must not return to it. */
  readonly onPage?: (page: number, replaces?: boolean) => void;
  /** Called with the page size that the user chose. */
  readonly onPageSize?: (size: number) => void;
  /** Address of a row. */
  readonly rowTo?: (row: Row) => string;
  /** Called when a row without an address is clicked, to open a panel. */
  readonly onRow?: (row: Row) => void;
  /** Key of the row shown in the side panel. */
  readonly currentKey?: RowKey;
  readonly rowActions?: (row: Row) => ReactNode;
  readonly selection?: Selection<Row>;
  /** Filters above the list: `FilterChips` or `FilterField`. */
  readonly toolbar?: ReactNode;
  /** Icon buttons of this list, before the buttons for columns and export. */
  readonly tools?: ReactNode;
  /** Buttons of a list inside another page, at the end of the toolbar: one primary, the others in a « ⋯ » menu. */
  readonly actions?: ReactNode;
  /**
   * Unique name of the list (`students`). Adds the « Colonnes » menu, whose choice is stored in this browser by name.
   */
  readonly columnsKey?: string;
  /**
   * Adds the « Exporter » button, busy until the promise settles: `useCsvExport('/students', table.args)` of
   * shared-shell/table-query.
   */
  readonly onExport?: () => Promise<unknown>;
};
