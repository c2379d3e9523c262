export type { BoxCounts, BoxesProps } from './boxes.props.ts';
export { Boxes } from './Boxes.tsx';
export type { BoxesRowProps } from './BoxesRow.tsx';
export { BoxesRow } from './BoxesRow.tsx';
export { type BoxesWeek, BoxesWeeks } from './BoxesWeeks.tsx';
