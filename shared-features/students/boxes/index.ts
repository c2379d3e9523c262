export { BoxesBySubject } from './BoxesBySubject.tsx';
export { BoxesOverTime } from './BoxesOverTime.tsx';
export { BoxesSummary } from './BoxesSummary.tsx';
