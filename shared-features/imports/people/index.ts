export { AdultImportDialog, type AdultImportDialogProps } from './PeopleImportDialog.tsx';
