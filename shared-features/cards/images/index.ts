export { ImageDialog } from './ImageDialog.tsx';
export type { ImageDialogProps } from './imageDialog.props.ts';
export { toJpeg } from './toJpeg.ts';
