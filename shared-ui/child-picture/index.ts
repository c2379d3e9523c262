export type { ChildPictureProps } from './ChildPicture.tsx';
export { ChildPicture } from './ChildPicture.tsx';
