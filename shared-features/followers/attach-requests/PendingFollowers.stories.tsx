import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, notFound, pending, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { api, sent } from './pending-followers.data.ts';
import { PendingFollowers } from './PendingFollowers.tsx';
import { pendingFollowersTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Pending followers',
  component: PendingFollowers,
  args: { studentId: 7 },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: pendingFollowersTexts, api })],
} satisfies Meta<typeof PendingFollowers>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const Loading: Story = withResponses({ 'GET /students/:id/attach_requests': pending });
export const Empty: Story = withResponses(sent([]));
export const Failed: Story = withResponses({ 'GET /students/:id/attach_requests': failing });
export const AnsweredMeanwhile: Story = withResponses({ 'DELETE /attach_requests/:id': notFound });
export const WithdrawalFailed: Story = withResponses({ 'DELETE /attach_requests/:id': failing });
export const WithdrawalUnanswered: Story = withResponses({ 'DELETE /attach_requests/:id': unavailable });
export const English: Story = { parameters: { host: { locale: 'en' } } };
