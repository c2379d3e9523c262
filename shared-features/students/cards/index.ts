export { boxAddress } from './box-address.ts';
export { StudentCards } from './StudentCards.tsx';
