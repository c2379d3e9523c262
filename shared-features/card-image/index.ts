export { ImageDialog, type ImageDialogProps } from './ImageDialog.tsx';
