import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { messagingTexts } from '../texts.ts';
import { ClassMessageDialog } from './ClassMessageDialog.tsx';

const api = {
  'GET /classes/select': {
    classes: [
      { id: 3, name: 'CE1 A' },
      { id: 4, name: 'CE1 B' },
    ],
  },
  'POST /chats/messages/class': { nb_sent: 21, nb_without_follower: 3, notified_at: null },
};

const meta = {
  title: 'Shared features/Messaging/Message to a class',
  component: ClassMessageDialog,
  args: { onClose: () => undefined },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: messagingTexts, route: '/messaging', api })],
} satisfies Meta<typeof ClassMessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneClass: Story = {
  parameters: { host: { api: { ...api, 'GET /classes/select': { classes: [{ id: 3, name: 'CE1 A' }] } } } },
};
export const NoClass: Story = { parameters: { host: { api: { ...api, 'GET /classes/select': { classes: [] } } } } };
export const Sending: Story = { parameters: { host: { api: { ...api, 'POST /chats/messages/class': pending } } } };
export const Failed: Story = { parameters: { host: { api: { ...api, 'GET /classes/select': failing } } } };
export const Refused: Story = {
  parameters: {
    host: {
      api: {
        ...api,
        'POST /chats/messages/class': { statusCode: 409, code: 'CLASS_WITHOUT_FOLLOWER', message: 'Aucun proche.' },
      },
    },
  },
};
export const English: Story = { parameters: { host: { locale: 'en' } } };
