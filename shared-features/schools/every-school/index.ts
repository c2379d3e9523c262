export { useArchivedFacet, useOfferFacet } from './facets.ts';
export { useSchoolColumn } from './useSchoolColumn.tsx';
