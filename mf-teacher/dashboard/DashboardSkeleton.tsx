import { Card } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';

/** Placeholder with the final layout of the dashboard. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <div className="dash">
        <div className="dash-classes">
          <ul>
            {[0, 1].map((i) => (
              <li key={i}>
                <Skeleton height={148} />
              </li>
            ))}
          </ul>
        </div>
        <Card>
          <Skeleton height={200} />
        </Card>
        <div className="dash-pair">
          <Card>
            <SkeletonText lines={6} />
          </Card>
          <Card>
            <SkeletonText lines={6} />
          </Card>
        </div>
      </div>
    </Loading>
  );
}
