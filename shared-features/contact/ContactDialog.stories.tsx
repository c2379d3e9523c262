import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { ContactDialog } from './ContactDialog.tsx';
import { contactTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Contact',
  component: ContactDialog,
  args: { onClose: () => undefined },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: contactTexts, api: { 'POST /contact': null } })],
} satisfies Meta<typeof ContactDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { parameters: { host: { api: { 'POST /contact': pending } } } };
export const Failed: Story = { parameters: { host: { api: { 'POST /contact': failing } } } };
export const English: Story = { parameters: { host: { locale: 'en' } } };
