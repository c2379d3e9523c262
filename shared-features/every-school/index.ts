export { ArchivedFilter, OfferFilter } from './SchoolFilters.tsx';
export { useSchoolColumn } from './useSchoolColumn.tsx';
