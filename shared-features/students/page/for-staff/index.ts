export { studentDesk } from './pageParts.tsx';
export { StudentActions } from './StudentActions.tsx';
export { StudentMore } from './StudentMore.tsx';
