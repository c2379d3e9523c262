import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { homeActivity, homeApi } from './home-revision.data.ts';
import { HomeActivity } from './HomeActivity.tsx';
import { homeRevisionTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Home activity',
  component: HomeActivity,
  args: { studentId: 7 },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: homeRevisionTexts, api: homeApi })],
} satisfies Meta<typeof HomeActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /students/:id/home_revisions']) => ({
  parameters: { host: { api: { ...homeApi, 'GET /students/:id/home_revisions': response } } },
});

export const Default: Story = {};
export const Counts: Story = withResponses({ ...homeActivity, option: 'COUNTS' });
export const Nothing: Story = withResponses({
  option: 'PRACTICE',
  week: { nb_revisions: 0, nb_answers: 0, nb_right: 0 },
  revisions: [],
});
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
