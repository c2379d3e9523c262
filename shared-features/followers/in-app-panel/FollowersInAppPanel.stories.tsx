import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { api, karim, withTwoChildren } from '../panel/followers.data.ts';
import FollowersInAppPanel from './FollowersInAppPanel.tsx';
import { followersInAppTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Followers in the app panel',
  component: FollowersInAppPanel,
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: followersInAppTexts,
      api: { ...api, 'GET /users/:id': withTwoChildren },
      route: '/superadmin/followers-app',
      panel: { component: 'followers-in-app', mode: 'VIEW', itemId: 20, fromPage: false },
    }),
  ],
} satisfies Meta<typeof FollowersInAppPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const NoChild: Story = withResponses({ 'GET /users/:id': { ...karim, student: [] } });
export const Refused: Story = withResponses({ 'DELETE /users/:id': failing });
export const Loading: Story = withResponses({ 'GET /users/:id': pending });
export const Failed: Story = withResponses({ 'GET /users/:id': failing });
