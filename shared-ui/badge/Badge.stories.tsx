import type { Meta, StoryObj } from '@storybook/react';

import { IconButton } from '../button/IconButton.tsx';
import { Row } from '../stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const bell = <IconButton icon="bell" label="Notifications" />;
const meta = { title: 'Design system/Badge', component: Badge, args: { count: 3, children: bell } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counts: Story = {
  render: () => (
    <Row gap={5}>
      {[0, 1, 42, 99, 100].map((count) => (
        <Badge key={count} count={count}>
          {bell}
        </Badge>
      ))}
    </Row>
  ),
};
