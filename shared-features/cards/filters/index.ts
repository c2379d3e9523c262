export { CardChips } from './CardChips.tsx';
export { cardFilters, cardQueryOf, type CardFilterValues } from './cardFilters.ts';
export type { CardFacet } from './useCardFacets.ts';
export { cardFiltersTexts } from './texts.ts';
