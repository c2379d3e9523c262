export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { Loading, Skeleton, type SkeletonProps, SkeletonText, TitleSkeleton } from './Skeleton.tsx';
