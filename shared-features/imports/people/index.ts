export {
  PeopleImportDialog as AdultImportDialog,
  type PeopleImportDialogProps as AdultImportDialogProps,
} from './PeopleImportDialog.tsx';
