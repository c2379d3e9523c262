import type { Meta, StoryObj } from '@storybook/react';

import { Grid } from '../stack/Stack.tsx';
import { packIconNames } from './names.ts';
import { PackIcon } from './PackIcon.tsx';

const meta = { title: 'Cards/Icon of a pack', component: PackIcon, args: { name: 'pencil', size: 64 } } satisfies Meta<
  typeof PackIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { name: 'never-drawn' } };
/** Each drawing that teachers can choose, in three sizes. */
export const All: Story = {
  render: () => (
    <Grid min={170} gap={4}>
      {packIconNames.map((name) => (
        <span key={name} style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
          <PackIcon name={name} /> <PackIcon name={name} size={32} /> <PackIcon name={name} size={56} /> {name}
        </span>
      ))}
    </Grid>
  ),
};
