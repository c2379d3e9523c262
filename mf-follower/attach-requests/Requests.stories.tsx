import { followerFormTexts } from '@memocartes/shared-features/followers/form/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { requests, requestsApi } from './requests.data.ts';
import { Requests } from './Requests.tsx';

const api = {
  ...requestsApi(requests),
  'POST /attach_requests/:id/accept': { student_id: 8 },
  'POST /attach_requests/:id/refuse': null,
} satisfies Answers;
const meta = {
  title: 'Follower/Requests',
  component: Requests,
  decorators: [hosted({ me: fakeMe('USER'), texts: joinTexts(remote.texts, followerFormTexts), api })],
} satisfies Meta<typeof Requests>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const Loading: Story = withResponses({ 'GET /attach_requests': pending });
export const Failed: Story = withResponses({ 'GET /attach_requests': failing });
export const Withdrawn: Story = withResponses({
  'POST /attach_requests/:id/accept': notFound,
  'POST /attach_requests/:id/refuse': notFound,
});
export const AnswerFailed: Story = withResponses({
  'POST /attach_requests/:id/accept': failing,
  'POST /attach_requests/:id/refuse': failing,
});
export const English: Story = { parameters: { host: { locale: 'en' } } };
