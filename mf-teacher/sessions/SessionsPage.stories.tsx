import { closed } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { dashboard, inSession, openSession } from '../dashboard/dashboard.data.ts';
import remote from '../remote.ts';
import SessionsPage from './SessionsPage.tsx';

const mine = 'GET /dashboards/teacher';
const api = {
  [mine]: inSession,
  'GET /sessions': { sessions: [closed], count: 1 },
  'GET /sessions/clean': { count: 1 },
  'GET /sessions/classe/:id/last': { session: closed },
} satisfies Answers;

const meta = {
  title: 'Teacher/Sessions',
  component: SessionsPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: remote.texts, api })],
} satisfies Meta<typeof SessionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });
const overdueClasses = dashboard.classes.map((class_) => ({
  ...class_,
  open_session: { ...openSession, is_over: true },
}));

export const Default: Story = {};
export const TimeIsUp: Story = withResponses({ [mine]: { ...dashboard, classes: overdueClasses } });
const noClass = {
  ...api,
  [mine]: { ...dashboard, classes: [] },
  'GET /sessions': { sessions: [], count: 0 },
} satisfies Answers;
export const NoClass: Story = withResponses(noClass);
export const NoClassIndependent: Story = {
  parameters: { host: { me: fakeMe('TEACHER', { offerId: 1 }), api: noClass } },
};
export const Loading: Story = withResponses({ [mine]: pending, 'GET /sessions': pending });
export const LastSessionLoading: Story = withResponses({ 'GET /sessions/classe/:id/last': pending });
export const Failed: Story = withResponses({ [mine]: failing, 'GET /sessions': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
