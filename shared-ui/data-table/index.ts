export { DataTable } from './DataTable.tsx';
export { Pagination } from './Pagination.tsx';
export type { Column, DataTableProps, RowKey, Selection, Sort } from './types.ts';
export { useSelection } from './useSelection.ts';
