import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { hardest } from '../group-work/group-work.data.ts';
import remote from '../remote.ts';
import ClassSessionsPage from './ClassSessionsPage.tsx';
import { class_, closed, open, pupils } from './sessions.data.ts';

const api = {
  'GET /classes/:id': class_,
  'GET /sessions/classe/:id/last': { session: open },
  'GET /sessions/:id/students': { students: pupils, count: pupils.length },
  'GET /sessions/:id': closed,
  'GET /sessions': { sessions: [closed], count: 1 },
  'GET /classes/:id/hardest_cards': hardest,
  'POST /sessions': { id: 42, code: '204917', end_time: open.end_time },
  'PATCH /sessions/:id/close': { ...open, status: 'INACTIVE' },
};

const meta = {
  title: 'Teacher/Sessions of a class',
  component: ClassSessionsPage,
  decorators: [
    hosted({
      me: fakeMe('TEACHER'),
      path: '/classes/:id/sessions',
      route: '/classes/3/sessions',
      texts: remote.texts,
      api,
    }),
  ],
} satisfies Meta<typeof ClassSessionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = 'GET /sessions/classe/:id/last';
const hosting = (host: Record<string, unknown>) => ({ parameters: { host } });
const answering = (answers: Record<string, unknown>) => hosting({ api: { ...api, ...answers } });

export const Default: Story = {};
export const NoneOpen: Story = answering({ [last]: { session: closed } });
export const AlreadyOpen: Story = answering({
  [last]: { session: null },
  'POST /sessions': {
    statusCode: 409,
    code: 'SESSION_ALREADY_OPEN',
    message: 'Une séance est déjà ouverte pour cette classe.',
  },
});
/** The line to the server is down: what is shown waits for it. */
export const LineCut: Story = answering({ 'GET /sessions/live': { statusCode: 503 } });
export const TimeIsUp: Story = answering({ [last]: { session: { ...open, is_over: true } } });
export const FirstOne: Story = answering({ [last]: { session: null }, 'GET /sessions': { sessions: [], count: 0 } });
export const PastOne: Story = hosting({ route: '/classes/3/sessions?session=40' });
export const Loading: Story = answering({ [last]: pending, 'GET /sessions': pending });
export const Failed: Story = answering({ [last]: failing });
export const English: Story = hosting({ locale: 'en' });
