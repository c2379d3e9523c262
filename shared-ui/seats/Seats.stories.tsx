import type { Meta, StoryObj } from '@storybook/react';

import { Stack } from '../stack/Stack.tsx';
import { Seats } from './Seats.tsx';

const meta = {
  title: 'Cards/Seats',
  component: Seats,
  args: { label: 'Élèves', used: 43, bought: 60 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Seats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <Stack gap={6}>
      <Seats label="Enseignants" used={5} bought={5} />
      <Seats label="Élèves" used={212} bought={240} />
      <Seats label="Classes" used={12} bought={null} />
      <Seats label="Cartes personnelles" used={0} bought={10} />
    </Stack>
  ),
};
