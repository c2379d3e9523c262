export { PrintJobProgress } from '../order/PrintJobProgress.tsx';
export { PrintEditionDialog } from './PrintEditionDialog.tsx';
