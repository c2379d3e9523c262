export { boxAddress } from './box-address.ts';
export { dueText } from './columns.tsx';
export { StudentCards } from './StudentCards.tsx';
