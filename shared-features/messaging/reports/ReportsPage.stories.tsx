import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { messagingTexts } from '../texts.ts';
import { api } from './reports.data.ts';
import ReportsPage from './ReportsPage.tsx';

const meta = {
  title: 'Shared features/Messaging/Reports',
  component: ReportsPage,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: messagingTexts, route: '/schools/reports', api })],
} satisfies Meta<typeof ReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /chats/reports']) => ({
  parameters: { host: { api: { 'GET /chats/reports': response } } },
});

export const Default: Story = {};
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses({ reports: [], count: 0 });
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
