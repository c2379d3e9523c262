export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Person } from './Person.tsx';
export { fullName as personName } from '@memocartes/contract/text/full-name';
