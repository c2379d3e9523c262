import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import type { Meta, StoryObj } from '@storybook/react';

import { AttachTablets } from './AttachTablets.tsx';
import { attachTabletsTexts } from './texts.ts';

const meta = {
  title: 'Features/Attach tablets',
  component: AttachTablets,
  args: { school: { name: 'École élémentaire Jean-Macé', code: '0751234J' } },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: attachTabletsTexts })],
} satisfies Meta<typeof AttachTablets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
