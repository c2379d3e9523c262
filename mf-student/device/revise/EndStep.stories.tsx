import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../../remote.ts';
import { ended } from '../device.data.ts';
import { Frame } from '../layout/Frame.tsx';
import { EndStep } from './EndStep.tsx';

const meta = {
  title: 'Student/End of a revision',
  component: EndStep,
  parameters: { layout: 'fullscreen' },
  args: { firstname: 'Zoé', total: 3, nbKnown: 2, pendingAnswers: 0, ended, onDone: () => undefined },
  render: (args) => (
    <Frame where={['École Jean-Macé', 'CE1 A']}>
      <EndStep {...args} />
    </Frame>
  ),
  decorators: [hosted({ texts: remote.texts })],
} satisfies Meta<typeof EndStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WaitingForTheNetwork: Story = { args: { ended: undefined, pendingAnswers: 2 } };
export const NothingMoved: Story = {
  args: {
    ended: {
      cards: [],
      moved: { up: 0, down: 0, kept: 0, started: 0 },
      nb_cards: 2,
      nb_right: 2,
      nb_wrong: 1,
      nb_acquired: 0,
    },
  },
};
