import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { InstallBanner } from './InstallBanner.tsx';
import { InstallDialog } from './InstallDialog.tsx';
import { installTexts } from './texts.ts';

const meta = {
  title: 'Shell/Home screen',
  component: InstallDialog,
  args: { onClose: () => undefined },
  decorators: [hosted({ me: fakeMe('USER'), texts: installTexts })],
} satisfies Meta<typeof InstallDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepsOnApple: Story = { args: { device: 'apple' } };
export const StepsElsewhere: Story = { args: { device: 'other' } };
export const StepsInEnglish: Story = { args: { device: 'apple' }, parameters: { host: { locale: 'en' } } };
export const Hint: Story = { render: () => <InstallBanner onClose={() => undefined} /> };
