import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { api } from './followersApp.data.ts';
import FollowersAppPage from './FollowersAppPage.tsx';

const meta = {
  title: 'Superadmin/Followers of the application',
  component: FollowersAppPage,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: remote.texts, route: '/superadmin/followers-app', api })],
} satisfies Meta<typeof FollowersAppPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withResponses = (response: Answers['GET /auth/followers']) => ({
  api: { ...api, 'GET /auth/followers': response },
});
const none = { followers: [], count: 0 };

export const Default: Story = {};
export const Loading: Story = host(withResponses(pending));
export const Failed: Story = host(withResponses(failing));
export const Empty: Story = host(withResponses(none));
export const NoMatch: Story = host({ ...withResponses(none), route: '/superadmin/followers-app?search=zzz' });
export const English: Story = host({ locale: 'en' });
