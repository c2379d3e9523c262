import type { SuperadminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import DashboardPage from './DashboardPage.tsx';

const dashboard: SuperadminDashboard = {
  nb_schools: 3,
  nb_students: 262,
  nb_teachers: 13,
  nb_classes: 12,
  nb_sessions_week: 21,
  calendar_end: null,
  sessions_by_day: [
    { day: '2026-11-19', nb: 8 },
    { day: '2026-11-20', nb: 1 },
    { day: '2026-11-21', nb: 0 },
  ],
  schools_by_offer: [
    { id: 1, code: 'TEACHER_FREE', nb: 1, nb_students: 22 },
    { id: 2, code: 'TEACHER_PAYED', nb: 0, nb_students: 0 },
    { id: 3, code: 'SCHOOL_FREE', nb: 1, nb_students: 48 },
    { id: 4, code: 'SCHOOL_PAYED', nb: 1, nb_students: 192 },
  ],
  trials_ending: [
    {
      id: 2,
      name: 'École primaire des Tilleuls',
      address_city: 'Lyon',
      status: 'VISIBLE',
      date_trial_end: `${addDays(today(), 20)}T12:00:00Z`,
      nb_students: 48,
      nb_teachers: 3,
    },
  ],
};

const meta = {
  title: 'Superadmin/Dashboard',
  component: DashboardPage,
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: joinTexts(remote.texts, notificationsTexts),
      api: { 'GET /dashboards/superadmin': dashboard },
    }),
  ],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /dashboards/superadmin']) => ({
  parameters: { host: { api: { 'GET /dashboards/superadmin': response } } },
});

export const Default: Story = {};
export const CalendarEndsSoon: Story = withResponses({
  ...dashboard,
  calendar_end: { day: '2027-08-31', is_over: false },
});
export const CalendarOver: Story = withResponses({ ...dashboard, calendar_end: { day: '2027-08-31', is_over: true } });
export const CalendarOverEnglish: Story = {
  parameters: {
    host: {
      locale: 'en',
      api: { 'GET /dashboards/superadmin': { ...dashboard, calendar_end: { day: '2027-08-31', is_over: true } } },
    },
  },
};
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const NoTrial: Story = withResponses({ ...dashboard, trials_ending: [] });
