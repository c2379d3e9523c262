export { asNumber, asOneOf, asSeveral, asText, asYes, type Filter } from './filters.ts';
export { type TableFacet, TableFilters } from './TableFilters.tsx';
export { useCsvExport } from './useCsvExport.ts';
export { tableQuery, useTableQuery, type TableQuery, type TableSpec } from './useTableQuery.ts';
