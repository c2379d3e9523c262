import { closed, open } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import OpenSessionsPage from './OpenSessionsPage.tsx';

type SessionsRequest = { readonly query: URLSearchParams };
const school = { id: 1, name: 'École Jean-Macé' };

const responseOf = (sessions: readonly object[]) => ({
  sessions: sessions.map((session) => ({ ...session, school })),
  count: sessions.length,
});

/** Responds with open or closed sessions, depending on the requested status. */
const byStatus =
  (active: readonly object[]) =>
  ({ query }: SessionsRequest) =>
    responseOf(query.get('status') === 'ACTIVE' ? active : [closed]);

const overdue = { ...open, id: 42, class_: { id: 4, name: 'CE2 B' }, classes_id: 4, is_over: true, code: null };

const list = 'GET /sessions';
const api = { [list]: byStatus([open]), 'GET /sessions/clean': { count: 1 } } satisfies Answers;

const meta = {
  title: 'School admin/Sessions',
  component: OpenSessionsPage,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: remote.texts, api })],
} satisfies Meta<typeof OpenSessionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers[typeof list]) => ({
  parameters: { host: { api: { ...api, [list]: response } } },
});

export const Default: Story = {};
/** One of the open sessions is past its end. */
export const Overdue: Story = withResponses(byStatus([open, overdue]));
export const NoneOpen: Story = withResponses(byStatus([]));
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
