import type { Meta, StoryObj } from '@storybook/react';

import { SessionCode } from './SessionCode.tsx';

const meta = {
  title: 'Cards/Session code',
  component: SessionCode,
  args: { code: '407193', hint: 'Ouverte jusqu’à 10:45' },
} satisfies Meta<typeof SessionCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Line: Story = { args: { size: 'line' } };
