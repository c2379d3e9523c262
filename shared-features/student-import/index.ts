export { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';
export { importTexts } from './importTexts.ts';
