import { Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';

import './page-skeleton.css';

/** Placeholder of a screen while it loads. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className="sh-page-skeleton">
        <Skeleton width="min(320px, 70%)" height={36} />
        <SkeletonText lines={6} />
      </div>
    </Loading>
  );
}
