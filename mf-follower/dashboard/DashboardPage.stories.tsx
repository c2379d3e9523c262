import { homeRevisionTexts } from '@memocartes/shared-features/home-revision/texts';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import { requestsApi } from '../attach-requests/requests.data.ts';
import { childWeekTexts } from '../child/texts.ts';
import { children, unreadChats } from '../children/children.data.ts';
import remote from '../remote.ts';
import DashboardPage from './DashboardPage.tsx';

const api = {
  ...requestsApi([]),
  'GET /notifications': { notifications: [], count: 0 },
  'GET /chats': unreadChats([]),
} satisfies Answers;

const meta = {
  title: 'Follower/Dashboard',
  component: DashboardPage,
  decorators: [
    hosted({
      me: fakeMe('USER'),
      texts: joinTexts(remote.texts, childWeekTexts, notificationsTexts, homeRevisionTexts),
      api: { ...api, 'GET /dashboards/user': { children } },
    }),
  ],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /dashboards/user']) => ({
  parameters: { host: { api: { ...api, 'GET /dashboards/user': response } } },
});

const canRevise = [{ ...children[0]!, can_revise_at_home: true }, children[1]!];

export const Default: Story = {};
/** A child may revise at home, and a teacher has written. */
export const AtHome: Story = {
  parameters: {
    host: { api: { ...api, 'GET /dashboards/user': { children: canRevise }, 'GET /chats': unreadChats([2]) } },
  },
};
/** Nothing was revised this week: the last session is shown. */
export const BeforeRevision: Story = withResponses({
  children: [{ ...children[0]!, week: children[1]!.week }],
});
export const LeftSchool: Story = withResponses({
  children: [{ ...children[0]!, status: 'INACTIVE', class_: null }],
});
export const NothingDue: Story = withResponses({ children: [{ ...children[0]!, nb_due: 0 }] });
/** No card of the next pack is published yet. */
export const UnpublishedPack: Story = withResponses({
  children: [{ ...children[0]!, next_pack: { ...children[0]!.next_pack!, nb_cards: 0 } }],
});
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses({ children: [] });
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
