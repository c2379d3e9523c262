export { studentDesk } from './studentPageSlots.tsx';
export { StudentActions } from './StudentActions.tsx';
export { StudentMore } from './StudentFollowersAndHistory.tsx';
