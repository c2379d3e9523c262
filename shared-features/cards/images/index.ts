export { ImageDialog, type ImageDialogProps } from './ImageDialog.tsx';
export { toJpeg } from './toJpeg.ts';
