export type { AvatarProps } from './Avatar.tsx';
export { Avatar } from './Avatar.tsx';
export { Person, personName } from './Person.tsx';
