export type { TimelineEntry } from './Timeline.tsx';
export { Timeline } from './Timeline.tsx';
