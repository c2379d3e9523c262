import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { hardest } from '../group-work/group-work.data.ts';
import remote from '../remote.ts';
import { class_, closed, open } from '../sessions/sessions.data.ts';
import MyClassPage from './MyClassPage.tsx';

const last = 'GET /sessions/classe/:id/last';
const api = {
  'GET /classes/:id': class_,
  [last]: { session: closed },
  'GET /classes/:id/hardest_cards': hardest,
};

const meta = {
  title: 'Teacher/Class',
  component: MyClassPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), path: '/classes/:id', route: '/classes/3', texts: remote.texts, api })],
} satisfies Meta<typeof MyClassPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InSession: Story = { parameters: { host: { api: { ...api, [last]: { session: open } } } } };
export const TimeIsUp: Story = {
  parameters: { host: { api: { ...api, [last]: { session: { ...open, is_over: true } } } } },
};
