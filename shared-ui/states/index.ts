export type { EmptyStateProps } from './EmptyState.tsx';
export { EmptyState } from './EmptyState.tsx';
export type { ErrorStateProps } from './ErrorState.tsx';
export { ErrorState } from './ErrorState.tsx';
export type { SkeletonProps } from './Skeleton.tsx';
export { Loading, Skeleton, SkeletonText, TitleSkeleton } from './Skeleton.tsx';
