import type { Meta, StoryObj } from '@storybook/react';

import { Grid } from '../stack/Stack.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Cards/Figure',
  component: Stat,
  args: { label: 'Cartes acquises', value: 312, hint: '+ 24 cette semaine', icon: 'cards' },
  decorators: [
    (Story) => (
      <Grid min={230}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = {
  render: () => (
    <>
      <Stat label="Élèves" value={52} icon="student" to="#students" hint="dans 2 classes" />
      <Stat label="Séances" value="14" icon="play" hint="depuis la rentrée" />
      <Stat label="À revoir aujourd’hui" value="1 204" icon="clock" />
      <Stat label="Messages" icon="message" />
    </>
  ),
};
