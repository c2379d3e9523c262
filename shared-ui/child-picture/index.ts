export { ChildPicture } from './ChildPicture.tsx';
export type { ChildPictureProps } from './ChildPicture.tsx';
export { picturesOf } from './assign.ts';
export type { Picture } from './assign.ts';
