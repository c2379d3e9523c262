import { Card, Grid } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';

/** Placeholder for two children, in their final shape. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <Grid min={340}>
        {[1, 2].map((item) => (
          <Card key={item}>
            <Skeleton width="60%" height="1.6em" />
            <Skeleton shape="card" width="100%" height="120px" />
            <SkeletonText lines={2} />
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
