import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { dashboard, firstDay, inSession } from './dashboard.data.ts';
import DashboardPage from './DashboardPage.tsx';

const meta = {
  title: 'Teacher/Dashboard',
  component: DashboardPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: remote.texts, api: { 'GET /dashboards/teacher': dashboard } })],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: unknown) => ({ parameters: { host: { api: { 'GET /dashboards/teacher': answer } } } });

export const Default: Story = {};
export const InSession: Story = answering(inSession);
export const FirstDay: Story = answering(firstDay);
export const CalendarEndsSoon: Story = answering({ ...dashboard, calendar_end: { day: '2027-08-31', is_over: false } });
export const NoClass: Story = answering({ ...firstDay, classes: [] });
export const Loading: Story = answering(pending);
export const Failed: Story = answering(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
