export { BoxesBySubject } from './BoxesBySubject.tsx';
export { BoxesOverTime } from './BoxesOverTime.tsx';
export { Standing } from './Standing.tsx';
