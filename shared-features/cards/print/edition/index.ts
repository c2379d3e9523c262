export { PrintJobProgress } from '../PrintJobProgress.tsx';
export { PrintEditionDialog } from './PrintEditionDialog.tsx';
