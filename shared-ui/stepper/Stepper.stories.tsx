import type { Meta, StoryObj } from '@storybook/react';

import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Design system/Stepper',
  component: Stepper,
  args: {
    label: 'Ajouter un élève',
    steps: [
      { key: 'student', title: 'L’élève' },
      { key: 'followers', title: 'Son entourage' },
      { key: 'verification', title: 'Vérification' },
    ],
    value: 'followers',
    children: 'Ce que demande cette étape.',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Last: Story = { args: { value: 'verification' } };
