export { RecentOperations, type RecentOperationsProps } from './RecentOperations.tsx';
export { useUndo } from './useUndo.tsx';
