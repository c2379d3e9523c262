export { Cropper } from './Cropper.tsx';
export type { CropperProps } from './Cropper.tsx';
export { cropped, cropQuality, cropSide, previewQuality } from './crop.ts';
