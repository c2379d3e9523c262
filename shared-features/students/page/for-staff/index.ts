export { studentPageSlots as studentDesk } from './studentPageSlots.tsx';
export { StudentActions } from './StudentActions.tsx';
export { StudentFollowersAndHistory as StudentMore } from './StudentFollowersAndHistory.tsx';
