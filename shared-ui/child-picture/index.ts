export { ChildPicture } from './ChildPicture.tsx';
export type { ChildPictureProps } from './ChildPicture.tsx';
