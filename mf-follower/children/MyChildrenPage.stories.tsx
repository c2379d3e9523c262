import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { received, requests } from '../attach-requests/requests.data.ts';
import { children } from './children.data.ts';
import MyChildrenPage from './MyChildrenPage.tsx';

const meta = {
  title: 'Follower/My children',
  component: MyChildrenPage,
  decorators: [
    hosted({
      me: fakeMe('USER'),
      texts: remote.texts,
      api: { ...received([]), 'GET /students/children': { students: children, count: children.length } },
    }),
  ],
} satisfies Meta<typeof MyChildrenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: unknown) => ({
  parameters: { host: { api: { ...received([]), 'GET /students/children': answer } } },
});

export const Default: Story = {};
export const Asked: Story = {
  parameters: {
    host: { api: { ...received(requests), 'GET /students/children': { students: children, count: children.length } } },
  },
};
export const Loading: Story = answering(pending);
export const Empty: Story = answering({ students: [], count: 0 });
export const Failed: Story = answering(failing);
