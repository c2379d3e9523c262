import type { Meta, StoryObj } from '@storybook/react';

import { Row } from '../stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';
import { Person } from './Person.tsx';

const meta = {
  title: 'Design system/Avatar',
  component: Avatar,
  args: { name: 'Ada LOVELACE', alone: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 96 } };
export const InALine: Story = {
  render: () => (
    <Row gap={5}>
      <Person name="Ada LOVELACE" />
      <Person name="Jean-Baptiste LE GOFF" />
    </Row>
  ),
};
