export type { CropShape } from './crop.ts';
export type { CropperProps } from './cropper.props.ts';
export { Cropper } from './Cropper.tsx';
