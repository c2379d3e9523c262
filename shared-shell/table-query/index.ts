export { asDay, asNumber, asOneOf, asSeveral, asText, asYes, type Filter } from './filters.ts';
export { type TableFacet, TableFilters } from './TableFilters.tsx';
export { useCsvExport } from './useCsvExport.ts';
export { type TableQuery, tableQuery, type TableSpec, useTableQuery } from './useTableQuery.ts';
