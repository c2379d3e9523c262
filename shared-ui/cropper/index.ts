export { Cropper } from './Cropper.tsx';
export type { CropperProps } from './cropper.props.ts';
export type { Cut } from './crop.ts';
