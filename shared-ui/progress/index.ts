export type { ProgressProps } from './Progress.tsx';
export { Progress } from './Progress.tsx';
