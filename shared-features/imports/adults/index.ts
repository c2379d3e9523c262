export { AdultImportDialog, type AdultImportDialogProps } from './AdultImportDialog.tsx';
