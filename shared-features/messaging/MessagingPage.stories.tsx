import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { api, chat, teacher } from './messaging.data.ts';
import MessagingPage from './MessagingPage.tsx';
import { messagingTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Messaging',
  component: MessagingPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    hosted({ me: fakeMe('TEACHER'), texts: messagingTexts, route: '/messaging/7', path: '/messaging/:id?', api }),
  ],
} satisfies Meta<typeof MessagingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers, route = '/messaging/7') => ({
  parameters: { host: { route, api: { ...api, ...responses } } },
});

export const Default: Story = {};
export const ListOnly: Story = withResponses({}, '/messaging');
export const Loading: Story = withResponses({
  'GET /chats': pending,
  'GET /chats/:id': pending,
  'GET /chats/:id/messages': pending,
});
export const Empty: Story = withResponses({ 'GET /chats': { chats: [], count: 0, nb_unread: 0 } }, '/messaging');
export const NoMessage: Story = withResponses({ 'GET /chats/:id/messages': { messages: [], has_older: false } });
export const Failed: Story = withResponses({ 'GET /chats': failing, 'GET /chats/:id/messages': failing });
export const Closed: Story = withResponses({ 'GET /chats/:id': { ...chat, date_close: '2026-11-02T10:00:00Z' } });
export const QuietHours: Story = withResponses({ 'GET /chats/:id': { ...chat, quiet_until: '2026-11-23T06:30:00Z' } });
export const NoFamily: Story = withResponses({ 'GET /chats/:id': { ...chat, participants: [teacher] } });
export const Gone: Story = withResponses({
  'GET /chats/:id': notFound,
});
export const Follower: Story = {
  parameters: { host: { me: fakeMe('USER', { id: 31 }), api } },
};
export const English: Story = { parameters: { host: { locale: 'en' } } };
