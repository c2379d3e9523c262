import type { Meta, StoryObj } from '@storybook/react';

import { Row } from '../stack/Stack.tsx';
import { StudentAvatar, StudentPerson } from './StudentAvatar.tsx';

const meta = {
  title: 'Design system/StudentAvatar',
  component: StudentAvatar,
  args: { name: 'Inès MARTIN', picture: 11 },
} satisfies Meta<typeof StudentAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {};
export const Photo: Story = {
  args: {
    photo: 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
    size: 88,
  },
};
export const InALine: Story = {
  render: () => (
    <Row gap={5}>
      <StudentPerson name="Inès MARTIN" picture={11} />
      <StudentPerson name="Noé PETIT" picture={90} />
    </Row>
  ),
};
