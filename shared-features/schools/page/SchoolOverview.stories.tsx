import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { tabletsApi } from '../../devices/tablets/attach-tablets.data.ts';
import { expired, school, trial } from './school-overview.data.ts';
import { SchoolOverview } from './SchoolOverview.tsx';
import { schoolOverviewTexts } from './texts.ts';

const meta = {
  title: 'Shared features/School',
  component: SchoolOverview,
  args: { id: 1, withOffer: true },
  decorators: [
    hosted({ me: fakeMe('ADMIN'), texts: schoolOverviewTexts, api: { ...tabletsApi, 'GET /schools/:id': school } }),
  ],
} satisfies Meta<typeof SchoolOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /schools/:id']) => ({
  parameters: { host: { api: { ...tabletsApi, 'GET /schools/:id': response } } },
});

export const Default: Story = {};
export const ForATeacher: Story = { args: { withOffer: false }, parameters: { host: { me: fakeMe('TEACHER') } } };
export const TrialEndsSoon: Story = withResponses(trial);
export const AccessOver: Story = withResponses(expired);
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
