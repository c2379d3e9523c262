import type { Meta, StoryObj } from '@storybook/react';

import { Person } from '../avatar/Person.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Design system/Menu',
  component: Menu,
  args: {
    label: 'Mon compte',
    items: [
      { label: 'Gérer mon profil', icon: 'settings', to: '#params' },
      { label: 'Thème sombre', icon: 'moon', onClick: () => undefined },
      { label: 'Se déconnecter', icon: 'logout', danger: true, onClick: () => undefined },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'flex-end', minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: <Person name="Ada LOVELACE" />,
    header: (
      <>
        <strong>Ada LOVELACE</strong>
        <br />
        Enseignante
      </>
    ),
  },
};
export const Dots: Story = {};
export const Busy: Story = { args: { busy: true } };
