export { Boxes } from './Boxes.tsx';
export type { BoxCounts, BoxesProps } from './boxes.props.ts';
export { BoxesRow } from './BoxesRow.tsx';
export type { BoxesRowProps } from './BoxesRow.tsx';
export { BoxesWeeks, type BoxesWeek } from './BoxesWeeks.tsx';
