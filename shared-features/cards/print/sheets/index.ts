export { copiesOf, withCopies } from './copies.ts';
export { ids } from './ids.ts';
export { Sheet } from './PrintSheet.tsx';
export { SheetsPage as default } from './PrintSheetsPage.tsx';
export { type Choice, type ChosenCards, useChosenCards } from './useChosenCards.ts';
