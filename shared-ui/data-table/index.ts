export { DataTable } from './DataTable.tsx';
export { ListPages } from './ListPages.tsx';
export { Pagination } from './Pagination.tsx';
export { SelectionBar } from './SelectionBar.tsx';
export type { Column, DataTableProps, RowKey, Selection, Sort } from './types.ts';
export { useNewPage } from './useNewPage.ts';
export { useSelection } from './useSelection.ts';
