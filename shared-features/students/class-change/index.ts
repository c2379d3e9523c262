export { byLevel } from './byLevel.ts';
export { ChooseClassDialog } from './ChooseClassDialog.tsx';
export { usePlacing, usePlacingBy, type Target } from './usePlacing.ts';
