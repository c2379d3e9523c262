import type { Meta, StoryObj } from '@storybook/react';

import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Design system/Tooltip',
  component: Tooltip,
  args: {
    text: 'Vous avez déjà créé 10 cartes, le maximum de votre offre.',
    children: <Button disabled>Créer une carte</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '96px 120px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Right: Story = { args: { place: 'right' } };
