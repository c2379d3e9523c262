export { copiesOf, withCopies } from './copies.ts';
export { levelOf } from './levelOf.ts';
export { parseIds } from './parseIds.ts';
export { PrintSheet } from './PrintSheet.tsx';
export { PrintSheetsPage as default } from './PrintSheetsPage.tsx';
export { toShift } from './shift.ts';
export { type Choice, type ChosenCards, useChosenCards } from './useChosenCards.ts';
