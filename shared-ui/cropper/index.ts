export { Cropper } from './Cropper.tsx';
export type { CropperProps } from './Cropper.tsx';
export type { Cut } from './crop.ts';
