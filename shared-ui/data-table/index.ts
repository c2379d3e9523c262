export { DataTable } from './DataTable.tsx';
export { ListPages } from './paging/ListPages.tsx';
export { Pagination } from './paging/Pagination.tsx';
export { SelectionBar } from './SelectionBar.tsx';
export type { RowKey, Selection } from './selection/types.ts';
export type { Column, DataTableProps, Sort } from './types.ts';
export { useNewPage } from './paging/useNewPage.ts';
export { useSelection } from './selection/useSelection.ts';
