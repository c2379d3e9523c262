export { CardChips } from './CardChips.tsx';
export { cardFilters, type CardFilterValues, cardQueryOf } from './cardFilters.ts';
export type { CardFacet } from './useCardFacets.ts';
