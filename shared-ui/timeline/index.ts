export { Timeline } from './Timeline.tsx';
export type { TimelineEntry } from './Timeline.tsx';
