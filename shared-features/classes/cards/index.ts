export { ClassCards, type ClassCardsProps } from './ClassCards.tsx';
export { PrintForStudents } from './PrintForStudents.tsx';
export { classBoxAddress } from './query.ts';
