import type { Meta, StoryObj } from '@storybook/react';

import { Button } from '../button/Button.tsx';
import { Card } from '../stack/Card.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Design system/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Mes classes',
    intro: 'Les classes où vous enseignez cette année, leurs élèves et leurs séances.',
    actions: (
      <Button kind="primary" icon="plus">
        Ajouter une classe
      </Button>
    ),
    children: <Card title="CE1 de Mme Martin">26 élèves, 4 packs donnés depuis septembre.</Card>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBreadcrumb: Story = {
  args: {
    title: 'Ada LOVELACE',
    breadcrumb: [
      { label: 'Mes classes', to: '#classes' },
      { label: 'CE1', to: '#ce1' },
    ],
  },
};
export const Text: Story = { args: { width: 'text', actions: undefined } };
