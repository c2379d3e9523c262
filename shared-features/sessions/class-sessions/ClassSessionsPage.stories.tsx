import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { hardest } from '../../fixtures/difficult-cards.data.ts';
import { closed, open, sessionsApi, students, thirtyStudents } from '../../fixtures/sessions.data.ts';
import ClassSessionsPage from './ClassSessionsPage.tsx';
import { classSessionsTexts } from './texts.ts';

const api = { ...sessionsApi, 'GET /classes/:id/hardest_cards': hardest } satisfies Answers;

const meta = {
  title: 'Shared features/Sessions of a class',
  component: ClassSessionsPage,
  decorators: [
    hosted({
      me: fakeMe('TEACHER'),
      path: '/classes/:id/sessions',
      route: '/classes/3/sessions',
      texts: classSessionsTexts,
      api,
    }),
  ],
} satisfies Meta<typeof ClassSessionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = 'GET /sessions/classe/:id/last';
const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (responses: Answers) => withHost({ api: { ...api, ...responses } });

export const Default: Story = {};
export const NoneOpen: Story = withResponses({ [last]: { session: closed } });
export const AlreadyOpen: Story = withResponses({
  [last]: { session: null },
  'POST /sessions': {
    statusCode: 409,
    code: 'SESSION_ALREADY_OPEN',
    message: 'Une séance est déjà ouverte pour cette classe.',
  },
});
/** The event stream is disconnected. */
export const Disconnected: Story = withResponses({ 'GET /sessions/live': failing });
export const ClosedMeanwhile: Story = withResponses({
  'PATCH /sessions/:id/students/:student_id': {
    statusCode: 409,
    code: 'SESSION_CLOSED',
    message: 'Cette séance est terminée.',
  },
});
/** A whole class: every eighth student has not joined, the first is present without a tablet. */
export const ThirtyStudents: Story = withResponses({
  'GET /sessions/:id/students': { students: thirtyStudents, count: thirtyStudents.length },
});
/** An open session that no student has joined yet. */
export const NobodyJoined: Story = withResponses({
  'GET /sessions/:id/students': {
    students: thirtyStudents.map((student) => ({ ...student, status: 'INACTIVE', on_tablet: false })),
    count: thirtyStudents.length,
  },
});
export const TimeIsUp: Story = withResponses({ [last]: { session: { ...open, is_over: true } } });
export const BeforeFirstSession: Story = withResponses({
  [last]: { session: null },
  'GET /sessions': { sessions: [], count: 0 },
});
export const PastSession: Story = withHost({ route: '/classes/3/sessions?session=40' });
/** A past session that was closed while students revised. */
export const StoppedByClosing: Story = withHost({
  route: '/classes/3/sessions?session=40',
  api: {
    ...api,
    'GET /sessions/:id/students': {
      students: students.map((student) => ({ ...student, has_finished: false })),
      count: students.length,
    },
  },
});
export const Loading: Story = withResponses({ [last]: pending, 'GET /sessions': pending });
export const Failed: Story = withResponses({ [last]: failing });
export const English: Story = withHost({ locale: 'en' });
/** A school admin can see and close a session, but can't open a session. */
export const SchoolAdmin: Story = withHost({ me: fakeMe('ADMIN') });
export const SchoolAdminNoneOpen: Story = withHost({
  me: fakeMe('ADMIN'),
  api: { ...api, [last]: { session: closed } },
});
