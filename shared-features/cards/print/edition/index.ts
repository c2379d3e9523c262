export { PrintRun } from '../PrintRun.tsx';
export { PrintEditionDialog } from './PrintEditionDialog.tsx';
