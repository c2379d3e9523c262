export { EmptyState } from './EmptyState.tsx';
export type { EmptyStateProps } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
export type { ErrorStateProps } from './ErrorState.tsx';
export { Loading, Skeleton, SkeletonText } from './Skeleton.tsx';
export type { SkeletonProps } from './Skeleton.tsx';
