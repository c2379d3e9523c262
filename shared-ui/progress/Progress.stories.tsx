import type { Meta, StoryObj } from '@storybook/react';

import { Progress } from './Progress.tsx';

const meta = {
  title: 'Design system/Progress',
  component: Progress,
  args: { label: 'Import de la classe', value: 12, max: 27, text: '12 sur 27 élèves' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Percentage: Story = { args: { label: 'Impression', value: 64, max: 100, text: undefined } };
export const Unknown: Story = { args: { label: 'Lecture du fichier', value: undefined, text: undefined } };
