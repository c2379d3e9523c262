export { isOver, useNow } from '../students/useNow.ts';
export { OpenSessionBanner } from './OpenSessionBanner.tsx';
export { OpenSessionButton } from './OpenSessionButton.tsx';
