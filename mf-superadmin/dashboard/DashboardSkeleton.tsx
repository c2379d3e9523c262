import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';

/** Placeholder of the dashboard, in its final shape. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        <Grid min={180}>
          {[1, 2, 3, 4].map((item) => (
            <Skeleton key={item} shape="card" width="100%" height="104px" />
          ))}
        </Grid>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </Stack>
    </Loading>
  );
}
