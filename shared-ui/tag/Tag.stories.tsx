import type { Meta, StoryObj } from '@storybook/react';

import { Row } from '../stack/Stack.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'Design system/Tag', component: Tag, args: { children: 'Publiée' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Row>
      <Tag>Brouillon</Tag>
      <Tag tone="accent" icon="box">
        Boîte en bois
      </Tag>
      <Tag tone="success" icon="check">
        Publiée
      </Tag>
      <Tag tone="warning">À compléter</Tag>
      <Tag tone="danger">Compte banni</Tag>
      <Tag tone="info">En attente</Tag>
    </Row>
  ),
};
