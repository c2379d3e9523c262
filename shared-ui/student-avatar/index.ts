export type { StudentAvatarProps } from './StudentAvatar.tsx';
export { StudentAvatar, StudentPerson } from './StudentAvatar.tsx';
