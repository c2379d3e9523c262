import type { Meta, StoryObj } from '@storybook/react';

import { Button } from '../button/Button.tsx';
import { Card } from '../stack/Card.tsx';
import { Grid } from '../stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Loading, Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'Design system/States',
  component: EmptyState,
  args: { title: 'Aucun pack pour l’instant' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    hint: 'Un pack rassemble jusqu’à 15 cartes, données à une classe pour une semaine.',
    action: (
      <Button kind="primary" icon="plus">
        Composer un pack
      </Button>
    ),
  },
};
export const Failed: Story = {
  render: () => <ErrorState message="La liste des packs n’a pas pu être lue." onRetry={() => undefined} />,
};
export const Waiting: Story = {
  render: () => (
    <Loading>
      <Grid min={200}>
        <Card>
          <SkeletonText lines={4} />
        </Card>
        <Skeleton shape="card" width={140} />
        <Skeleton shape="circle" width={48} height={48} />
      </Grid>
    </Loading>
  ),
};
