export type { BoxCounts, BoxesProps } from './boxes.props.ts';
export { Boxes } from './Boxes.tsx';
export { BoxesRow, type BoxesRowProps } from './BoxesRow.tsx';
export { type BoxesWeek, BoxesWeeks } from './BoxesWeeks.tsx';
