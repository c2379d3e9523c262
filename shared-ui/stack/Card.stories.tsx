import type { Meta, StoryObj } from '@storybook/react';

import { Button } from '../button/Button.tsx';
import { Card } from './Card.tsx';
import { Grid, Row, Stack } from './Stack.tsx';

const meta = {
  title: 'Design system/Card and layout',
  component: Card,
  args: { title: 'Prochains packs', children: 'Le pack de la semaine 38 attend encore une carte.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = { args: { actions: <Button size="small">Tout voir</Button> } };
export const Layout: Story = {
  render: () => (
    <Stack gap={5}>
      <Row>
        <Button>Une</Button>
        <Button>Deux</Button>
      </Row>
      <Grid min={220}>
        <Card title="CP">24 élèves</Card>
        <Card title="CE1">26 élèves</Card>
        <Card title="CM2">23 élèves</Card>
      </Grid>
    </Stack>
  ),
};
