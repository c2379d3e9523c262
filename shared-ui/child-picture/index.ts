export type { ChildPictureProps } from './ChildPicture.tsx';
export { ChildPicture } from './ChildPicture.tsx';
export type { StudentAvatarProps } from './StudentAvatar.tsx';
export { StudentAvatar, StudentPerson } from './StudentAvatar.tsx';
