import type { Meta, StoryObj } from '@storybook/react';
import { Row } from '../stack/Stack.tsx';
import { picturesOf } from './assign.ts';
import { ChildPicture } from './ChildPicture.tsx';

const meta = {
  title: 'Cards/Picture of a child',
  component: ChildPicture,
  args: { picture: { drawing: 0, colour: 0 }, size: 96 },
} satisfies Meta<typeof ChildPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AClass: Story = {
  render: () => (
    <Row gap={3}>
      {[...picturesOf(Array.from({ length: 32 }, (_, i) => i + 1))].map(([id, picture]) => (
        <ChildPicture key={id} picture={picture} size={72} />
      ))}
    </Row>
  ),
};
