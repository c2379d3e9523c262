import { Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';

/** Placeholder of a screen while it loads. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className="mc-page">
        <Skeleton width="min(320px, 70%)" height={36} />
        <SkeletonText lines={6} />
      </div>
    </Loading>
  );
}
