export { ClassToday } from './ClassToday.tsx';
export { OpenSessionButton } from './OpenSessionButton.tsx';
