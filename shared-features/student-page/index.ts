export { studentDesk } from './desk.tsx';
export { StudentActions } from './StudentActions.tsx';
export { StudentMore } from './StudentMore.tsx';
