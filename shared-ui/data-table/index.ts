export { emailCell, namesCell } from './cells.tsx';
export { DataTable } from './DataTable.tsx';
export { ListPages } from './paging/ListPages.tsx';
/** @public Remotes that were published earlier need it [portal.older-remotes]. */
export { Pagination } from './paging/Pagination.tsx';
export { useScrollToNewPage } from './paging/useScrollToNewPage.ts';
export type { RowKey, Selection } from './selection/types.ts';
export { useSelectedItems } from './selection/useSelectedItems.ts';
export { useSelection } from './selection/useSelection.ts';
export { SelectionBar } from './SelectionBar.tsx';
export type { Column, DataTableProps, Sort } from './types.ts';
