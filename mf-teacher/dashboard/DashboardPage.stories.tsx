import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { schoolOverviewTexts } from '@memocartes/shared-features/schools/page/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import { firstStepsTexts } from '../administration/texts.ts';
import remote from '../remote.ts';
import { dashboard, firstDay, inSession, sessionEndsWhileOpen, sessionOver } from './dashboard.data.ts';
import DashboardPage from './DashboardPage.tsx';

const meta = {
  title: 'Teacher/Dashboard',
  component: DashboardPage,
  decorators: [
    hosted({
      me: fakeMe('TEACHER'),
      texts: joinTexts(remote.texts, firstStepsTexts, notificationsTexts, schoolOverviewTexts),
      api: { 'GET /dashboards/teacher': dashboard },
    }),
  ],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /dashboards/teacher']) => ({
  parameters: { host: { api: { 'GET /dashboards/teacher': response } } },
});

export const Default: Story = {};
export const InSession: Story = withResponses(inSession);
export const SessionOver: Story = withResponses(sessionOver);
/** The end passed while the page was open. */
export const SessionEndsWhileOpen: Story = withResponses(sessionEndsWhileOpen);
export const FirstDay: Story = withResponses(firstDay);
export const CalendarEndsSoon: Story = withResponses({
  ...dashboard,
  calendar_end: { day: '2027-08-31', is_over: false },
});
export const NothingLater: Story = withResponses({ ...dashboard, next_packs: dashboard.next_packs.slice(0, 1) });
export const NoClass: Story = withResponses({ ...firstDay, classes: [] });

/** `trialEnd`: ISO instant. */
const asIndependent = (answer: Answers['GET /dashboards/teacher'], trialEnd: string | null = null) => ({
  parameters: {
    host: {
      me: fakeMe('TEACHER', { offerId: 1 }),
      api: {
        'GET /dashboards/teacher': answer,
        'GET /schools/:id': { date_trial_end: trialEnd, date_renewal: null, date_expiration: trialEnd },
      },
    },
  },
});

export const IndependentWithoutData: Story = asIndependent({ ...firstDay, classes: [], has_pack: false });
export const IndependentWithClass: Story = asIndependent({
  ...firstDay,
  classes: [{ ...firstDay.classes[0]!, nb_students: 0, pack: null }],
  has_pack: false,
});
export const IndependentStepsDone: Story = asIndependent(firstDay);
export const IndependentTrialEnds: Story = asIndependent(firstDay, `${addDays(today(), 3)}T12:00:00.000Z`);
/** A week of holidays: no pack this week or later, but a class had a pack before. */
export const IndependentInHolidays: Story = asIndependent({
  ...firstDay,
  classes: firstDay.classes.map((class_) => ({ ...class_, pack: null })),
});
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
