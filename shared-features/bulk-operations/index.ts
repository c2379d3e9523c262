export { RecentOperations, type RecentOperationsProps } from './RecentOperations.tsx';
