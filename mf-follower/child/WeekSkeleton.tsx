import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';

/** Placeholder for a child's week, in its final shape. */
export function WeekSkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        <Row>
          <Skeleton shape="circle" width={56} height={56} />
          <Skeleton width="12em" height="1.6em" />
        </Row>
        <Card>
          <Skeleton width="60%" height="1.6em" />
          <SkeletonText lines={4} />
        </Card>
        <Card>
          <Skeleton width="45%" height="1.6em" />
          <Skeleton width="100%" height="168px" />
        </Card>
      </Stack>
    </Loading>
  );
}
