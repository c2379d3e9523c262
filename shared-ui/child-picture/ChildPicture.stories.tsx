import type { Meta, StoryObj } from '@storybook/react';

import { Row } from '../stack/Stack.tsx';
import { ChildPicture } from './ChildPicture.tsx';

const meta = {
  title: 'Cards/Picture of a child',
  component: ChildPicture,
  args: { picture: 0, size: 96 },
} satisfies Meta<typeof ChildPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AClass: Story = {
  render: () => (
    <Row gap={3}>
      {Array.from({ length: 32 }, (_, drawing) => (
        <ChildPicture key={drawing} picture={8 * drawing + (drawing % 8)} size={72} />
      ))}
    </Row>
  ),
};
