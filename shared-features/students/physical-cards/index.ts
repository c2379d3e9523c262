export { PhysicalCardsDialog } from './PhysicalCardsDialog.tsx';
export { usePhysicalBoxes } from './usePhysicalBoxes.ts';
