import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { followersPage, pendingFollowers, undeliveredFollowers } from './followers-list.data.ts';
import { FollowersList } from './FollowersList.tsx';
import { followersListTexts } from './texts.ts';

const api = {
  'GET /users/followers': followersPage,
  'GET /classes/select': { classes: [{ id: 3, name: 'CE1 A' }] },
} satisfies Answers;

const meta = {
  title: 'Shared features/Followers',
  component: FollowersList,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: followersListTexts, route: '/schools/followers', api })],
} satisfies Meta<typeof FollowersList>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /users/followers'], route = '/schools/followers') => ({
  parameters: { host: { route, api: { ...api, 'GET /users/followers': response } } },
});

const none = { followers: [], count: 0 };

export const Default: Story = {};
export const PendingPeople: Story = withResponses({ followers: pendingFollowers, count: pendingFollowers.length });
export const Undelivered: Story = withResponses({
  followers: undeliveredFollowers,
  count: undeliveredFollowers.length,
});
export const Embedded: Story = { args: { embedded: true, schoolId: 4 } };
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses(none);
export const NoMatch: Story = withResponses(none, '/schools/followers?search=zzz');
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
