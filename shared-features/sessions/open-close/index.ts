export { isOver, useNow } from '../students/useNow.ts';
export { ClassToday } from './ClassToday.tsx';
export { OpenSessionButton } from './OpenSessionButton.tsx';
