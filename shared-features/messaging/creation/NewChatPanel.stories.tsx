import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { api } from '../messaging.data.ts';
import { messagingTexts } from '../texts.ts';
import NewChatPanel from './NewChatPanel.tsx';

const meta = {
  title: 'Shared features/Messaging/New conversation',
  component: NewChatPanel,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: messagingTexts, route: '/messaging', api })],
} satisfies Meta<typeof NewChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /students/select']) => ({
  parameters: { host: { api: { 'GET /students/select': response } } },
});

export const Default: Story = {};
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses({ students: [] });
export const Failed: Story = withResponses(failing);
export const NoAccess: Story = { parameters: { host: { me: fakeMe('TEACHER', { offerId: 3 }) } } };
export const English: Story = { parameters: { host: { locale: 'en' } } };
