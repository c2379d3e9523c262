export type { ImageDialogProps } from './imageDialog.props.ts';
export { ImageDialog } from './ImageDialog.tsx';
export { droppedImage, pastedImage } from './pictureFiles.ts';
export { toJpeg } from './toJpeg.ts';
