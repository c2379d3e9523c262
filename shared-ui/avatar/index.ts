export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Person, personName } from './Person.tsx';
