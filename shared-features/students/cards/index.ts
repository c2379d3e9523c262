export { StudentCards } from './StudentCards.tsx';
export { boxAddress } from './query.ts';
