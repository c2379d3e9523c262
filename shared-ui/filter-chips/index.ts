export { FilterChips, type FilterChipsProps } from './FilterChips.tsx';
export type { ChosenFilters, FilterFacet, FilterOption } from './recognise.ts';
