export { PeopleImportDialog, type PeopleImportDialogProps } from './PeopleImportDialog.tsx';
