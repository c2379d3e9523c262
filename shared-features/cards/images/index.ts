export type { ImageDialogProps } from './imageDialog.props.ts';
export { ImageDialog } from './ImageDialog.tsx';
export { toJpeg } from './toJpeg.ts';
