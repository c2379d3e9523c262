export { DepartureButton } from './DepartureButton.tsx';
export { StudentStatusTag } from './StudentStatusTag.tsx';
export { useDeparture } from './useDeparture.ts';
