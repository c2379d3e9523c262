export { Avatar, initials } from './Avatar.tsx';
export type { AvatarProps } from './Avatar.tsx';
export { Person, personName } from './Person.tsx';
