export { byLevel } from './byLevel.ts';
export { ChooseClassDialog } from './ChooseClassDialog.tsx';
export { type Target, usePlacing, usePlacingBy } from './usePlacing.ts';
