import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { people } from './dashboard.data.ts';
import DashboardPage from './DashboardPage.tsx';

const dashboard: AdminDashboard = {
  school: {
    id: 1,
    name: 'École élémentaire Jean-Macé',
    code: '0751234J',
    offer: { id: 4, code: 'SCHOOL_PAYED' },
    date_trial_end: null,
    date_renewal: null,
    date_expiration: `${addDays(today(), 280)}T12:00:00Z`,
  },
  students: { used: 212, max: null },
  teachers: { used: 9, max: 12 },
  boxes: { used: 20, max: 20 },
  classes_seats: { used: 2, max: null },
  classes: [
    {
      id: 3,
      name: 'CE1 A',
      level: 'CE1',
      nb_students: 24,
      teachers: ['Camille ROUSSEL'],
      last_session: '2026-11-19T08:30:00Z',
      pack: { id: 11, title: 'Table de 5', icon: 'grid' },
    },
    { id: 4, name: 'CM2', level: 'CM2', nb_students: 26, teachers: [], last_session: null, pack: null },
  ],
  nb_students_unassigned: 3,
  nb_students_without_follower: 7,
  nb_sessions_week: 14,
  sessions_by_week: [4, 9, 12, 0, 14].map((nb, i) => ({ week: addDays('2026-10-19', 7 * i), nb })),
  nb_invited_staff: 1,
  nb_invited_followers: 0,
  nb_undelivered_staff: 0,
  nb_undelivered_followers: 1,
  nb_incomplete_staff: 0,
  nb_incomplete_followers: 2,
  first_steps: { students: true, staff: true, classes: true, tablets: true, pack: true },
  pending_people: people,
};

const packCounts = {
  'GET /packspro/completed/count': { count: 12 },
  'GET /packspro/non_attributed/count': { count: 2 },
} satisfies Answers;

const meta = {
  title: 'School admin/Dashboard',
  component: DashboardPage,
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: joinTexts(remote.texts, notificationsTexts),
      api: { ...packCounts, 'GET /dashboards/admin': dashboard },
    }),
  ],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /dashboards/admin']) => ({
  parameters: { host: { api: { ...packCounts, 'GET /dashboards/admin': response } } },
});

export const Default: Story = {};
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const NewSchool: Story = withResponses({
  ...dashboard,
  school: {
    ...dashboard.school,
    offer: { id: 3, code: 'SCHOOL_FREE' },
    date_trial_end: `${addDays(today(), 12)}T12:00:00Z`,
  },
  students: { used: 0, max: 60 },
  boxes: { used: 0, max: 0 },
  classes: [],
  nb_students_unassigned: 0,
  nb_students_without_follower: 0,
  nb_sessions_week: 0,
  nb_invited_staff: 0,
  nb_undelivered_followers: 0,
  nb_incomplete_followers: 0,
  sessions_by_week: [{ week: '2026-11-16', nb: 0 }],
  first_steps: { students: false, staff: true, classes: false, tablets: false, pack: false },
  pending_people: [],
});
export const English: Story = { parameters: { host: { locale: 'en' } } };
