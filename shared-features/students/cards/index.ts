export { boxAddress } from './query.ts';
export { StudentCards } from './StudentCards.tsx';
