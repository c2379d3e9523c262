export { copiesOf, withCopies } from './copies.ts';
export { ids } from './ids.ts';
export { Sheet } from './Sheet.tsx';
export { SheetsPage as default } from './SheetsPage.tsx';
export { type Choice, type ChosenCards, useChosenCards } from './useChosenCards.ts';
