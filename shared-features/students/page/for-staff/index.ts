export { StudentActions } from './StudentActions.tsx';
export { StudentFollowersAndHistory } from './StudentFollowersAndHistory.tsx';
export { studentPageSlots } from './studentPageSlots.tsx';
