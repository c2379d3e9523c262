export { emptyTable } from './emptyTable.tsx';
export { asDay, asListOf, asNumber, asOneOf, asText, asTrue, type Filter } from './filters.ts';
export { PeriodFilter } from './PeriodFilter.tsx';
export { type TableFacet, TableFilters } from './TableFilters.tsx';
export { useCsvExport } from './useCsvExport.ts';
export { useTablePage } from './useTablePage.ts';
export { type TableQuery, tableQuery, type TableSpec, useTableQuery } from './useTableQuery.ts';
