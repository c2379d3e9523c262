export { studentPageSlots } from './studentPageSlots.tsx';
export { StudentActions } from './StudentActions.tsx';
export { StudentFollowersAndHistory } from './StudentFollowersAndHistory.tsx';
