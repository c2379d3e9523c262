import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { Loading, SkeletonText } from '@memocartes/shared-ui/states';

/** Placeholder with the final layout of the page. */
export function SchoolSkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        <Card>
          <SkeletonText lines={3} />
        </Card>
        <Grid min={320}>
          {[1, 2, 3].map((item) => (
            <Card key={item}>
              <SkeletonText lines={6} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </Loading>
  );
}
