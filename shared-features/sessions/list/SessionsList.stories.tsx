import type { ListedSession } from '@memocartes/contract/learning/sessions/sessions.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { SessionsList } from './SessionsList.tsx';
import { sessionsListTexts } from './texts.ts';

const closed: ListedSession = {
  id: 7,
  classes_id: 3,
  class_: { id: 3, name: 'CE1 A' },
  school: { id: 1, name: 'École Jean-Macé' },
  creator: { id: 20, firstname: 'Camille', lastname: 'Roussel' },
  status: 'INACTIVE',
  is_over: true,
  code: null,
  date_create: '2026-11-19T08:30:00Z',
  end_time: '2026-11-19T09:30:00Z',
  date_close: '2026-11-19T09:10:00Z',
  nb_students: 24,
  nb_joined: 21,
  nb_ended: 20,
  nb_revising: 0,
};
const sessions: ListedSession[] = [
  closed,
  { ...closed, id: 8, status: 'ACTIVE', is_over: false, creator: null },
  { ...closed, id: 9, status: 'ACTIVE', date_close: null },
];
const route = '/schools/sessions?since=2026-11-16&until=2026-11-22';
const api = { 'GET /sessions': { sessions, count: 3 } } satisfies Answers;

const meta = {
  title: 'Shared features/Sessions',
  component: SessionsList,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: sessionsListTexts, route, api })],
} satisfies Meta<typeof SessionsList>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /sessions'], at = route) => ({
  parameters: { host: { route: at, api: { 'GET /sessions': response } } },
});

export const Default: Story = {};
export const EverySchool: Story = { args: { everySchool: true } };
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const NoMatch: Story = withResponses({ sessions: [], count: 0 });
export const Empty: Story = withResponses({ sessions: [], count: 0 }, '/schools/sessions');
export const English: Story = { parameters: { host: { locale: 'en' } } };
