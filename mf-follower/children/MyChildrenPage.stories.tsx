import type { DashboardChild } from '@memocartes/contract/dashboards/dashboards.routes';
import { homeRevisionTexts } from '@memocartes/shared-features/home-revision/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import { requests, requestsApi } from '../attach-requests/requests.data.ts';
import { childWeekTexts } from '../child/texts.ts';
import { childBoxes, goodWeek, hardWeek, holidayWeek, newWeek } from '../child/week.data.ts';
import remote from '../remote.ts';
import { children } from './children.data.ts';
import MyChildrenPage from './MyChildrenPage.tsx';

const list = (students: DashboardChild[]) =>
  ({
    'GET /students/children': { students, count: students.length },
  }) satisfies Answers;

const api = {
  ...requestsApi([]),
  ...list(children),
  'GET /students/:id/home': {
    option: 'PRACTICE',
    has_cards: true,
    week: { nb_revisions: 1, nb_answers: 15, nb_right: 12 },
    devices: [],
  },
  'GET /students/:id/week': ({ params, query }) => {
    if (params['id'] === '8') return newWeek;
    return query.has('week') ? hardWeek : goodWeek;
  },
  'GET /graphs/students/:id/cards': ({ params }) =>
    params['id'] === '8' ? { ...childBoxes, total: { ...childBoxes.total, nb_cards: 0 } } : childBoxes,
} satisfies Answers;

const meta = {
  title: 'Follower/My children',
  component: MyChildrenPage,
  decorators: [
    hosted({
      me: fakeMe('USER'),
      path: '/my-childrens/:id?',
      route: '/my-childrens',
      texts: joinTexts(remote.texts, childWeekTexts, homeRevisionTexts, studentBoxesTexts),
      api,
    }),
  ],
} satisfies Meta<typeof MyChildrenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers, more: Partial<Hosting> = {}) => ({
  parameters: { host: { api: { ...api, ...responses }, ...more } },
});

const secondTeacher = { ...goodWeek.teachers[0]!, id: 6, firstname: 'Noah', lastname: 'Petit' };

export const Default: Story = {};
const formerStudent = { ...goodWeek.student, status: 'INACTIVE', class_: null } as const;
export const LeftSchool: Story = withResponses({ 'GET /students/:id/week': { ...goodWeek, student: formerStudent } });
/** The child left before this week. */
export const LeftBeforeThisWeek: Story = withResponses({
  'GET /students/:id/week': { ...newWeek, student: formerStudent },
  'GET /graphs/students/:id/cards': { ...childBoxes, total: { ...childBoxes.total, nb_cards: 0 } },
});
export const OneChild: Story = withResponses(list(children.slice(0, 1)));
export const NewChild: Story = { parameters: { host: { route: '/my-childrens/8' } } };
export const HardWeek: Story = { parameters: { host: { route: `/my-childrens/7?week=${hardWeek.week}` } } };
export const EarlierWeekWithoutAnswer: Story = {
  parameters: {
    host: {
      route: `/my-childrens/7?week=${hardWeek.week}`,
      api: { ...api, 'GET /students/:id/week': { ...hardWeek, activity: newWeek.activity } },
    },
  },
};
export const Holidays: Story = withResponses({ 'GET /students/:id/week': holidayWeek });
export const TwoTeachers: Story = withResponses({
  'GET /students/:id/week': { ...goodWeek, teachers: [...goodWeek.teachers, secondTeacher] },
});
export const NoMessaging: Story = withResponses({ 'GET /students/:id/week': { ...goodWeek, has_messaging: false } });
export const RequestsReceived: Story = withResponses({
  ...requestsApi(requests),
  'POST /attach_requests/:id/accept': { student_id: 8 },
});
export const Loading: Story = withResponses({ 'GET /students/children': pending });
export const LoadingWeek: Story = withResponses({ 'GET /students/:id/week': pending });
export const Empty: Story = withResponses(list([]));
export const Failed: Story = withResponses({ 'GET /students/children': failing });
export const FailedWeek: Story = withResponses({ 'GET /students/:id/week': failing });
export const FailedEarlierWeek: Story = withResponses({
  'GET /students/:id/week': ({ query }) => (query.has('week') ? failing : goodWeek),
});
/** The address names a week that is no longer shown, as an old bookmark does. */
export const OldBookmark: Story = withResponses(
  {
    'GET /students/:id/week': ({ query }) =>
      query.has('week')
        ? { statusCode: 422, code: 'INVALID', message: 'À corriger.', fields: { week: 'Cette semaine ou avant.' } }
        : goodWeek,
  },
  { route: '/my-childrens/7?week=2020-01-06' },
);
export const Detached: Story = withResponses(
  {
    ...list(children.slice(1)),
    'GET /students/:id/week': ({ params }) => (params['id'] === '8' ? newWeek : notFound),
  },
  { route: '/my-childrens/7' },
);
export const English: Story = { parameters: { host: { locale: 'en' } } };
