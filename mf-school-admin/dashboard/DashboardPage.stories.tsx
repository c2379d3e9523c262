import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import DashboardPage from './DashboardPage.tsx';

const dashboard: AdminDashboard = {
  school: {
    id: 1,
    name: 'École élémentaire Jean-Macé',
    code: '0751234J',
    offer: { id: 4, code: 'SCHOOL_PAYED' },
    date_trial_end: null,
    date_expiration: '2027-08-31T22:00:00Z',
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
    },
    { id: 4, name: 'CM2', level: 'CM2', nb_students: 26, teachers: [], last_session: null },
  ],
  nb_students_unassigned: 3,
  nb_sessions_week: 14,
  nb_invitations: 1,
  invitations: [
    { id: 8, role: 'TEACHER', firstname: 'Théo', lastname: 'Garnier', date_create: '2026-11-12T09:00:00Z' },
  ],
};

const meta = {
  title: 'School manager/Dashboard',
  component: DashboardPage,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: remote.texts, api: { 'GET /dashboards/admin': dashboard } })],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: unknown) => ({ parameters: { host: { api: { 'GET /dashboards/admin': answer } } } });

export const Default: Story = {};
export const Loading: Story = answering(pending);
export const Failed: Story = answering(failing);
export const NewSchool: Story = answering({
  ...dashboard,
  school: {
    ...dashboard.school,
    offer: { id: 3, code: 'SCHOOL_FREE' },
    date_trial_end: '2027-01-12T22:00:00Z',
  },
  students: { used: 0, max: 60 },
  classes: [],
  nb_students_unassigned: 0,
  nb_sessions_week: 0,
  nb_invitations: 0,
  invitations: [],
});
