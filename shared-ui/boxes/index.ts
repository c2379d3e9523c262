export { Boxes } from './Boxes.tsx';
export type { BoxCounts, BoxesProps } from './Boxes.tsx';
export { BoxesRow } from './BoxesRow.tsx';
export type { BoxesRowProps } from './BoxesRow.tsx';
export { BoxesWeeks, type BoxesWeek } from './BoxesWeeks.tsx';
