export { BulkActions } from './BulkActions.tsx';
export { BulkPackDialog } from './BulkPackDialog.tsx';
export { RecentCardOperations } from './RecentCardOperations.tsx';
export { type CardSelection, useCardSelection } from './useCardSelection.ts';
export { useUndoCards } from './useUndoCards.tsx';
