import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';

export function StudentBoxesSkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        <Card>
          <Skeleton height={190} />
        </Card>
        <Grid min={340}>
          {[0, 1, 2].map((i) => (
            <Card key={i}>
              <Skeleton height={150} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </Loading>
  );
}
