export { ChildPicture, type ChildPictureProps } from './ChildPicture.tsx';
export { StudentAvatar, type StudentAvatarProps, StudentPerson } from './StudentAvatar.tsx';
