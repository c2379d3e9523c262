export { byLevel } from './byLevel.ts';
export { ChooseClassDialog } from './ChooseClassDialog.tsx';
export { usePlacing, type Target } from './usePlacing.ts';
