import type { Meta, StoryObj } from '@storybook/react';

import { Grid } from '../stack/Stack.tsx';
import { Icon } from './Icon.tsx';
import { type IconName, paths } from './paths.ts';

const meta = { title: 'Design system/Icon', component: Icon, args: { name: 'card', size: 32 } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Labelled: Story = { args: { label: 'Carte' } };
export const All: Story = {
  render: () => (
    <Grid min={130} gap={4}>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <span key={name} style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
          <Icon name={name} size={24} /> {name}
        </span>
      ))}
    </Grid>
  ),
};
