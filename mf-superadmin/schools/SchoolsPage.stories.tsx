import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { api, storyTexts } from './schoolsPage.data.ts';
import SchoolsPage from './SchoolsPage.tsx';

const meta = {
  title: 'Superadmin/Schools',
  component: SchoolsPage,
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: storyTexts,
      route: '/superadmin/schools',
      api,
    }),
  ],
} satisfies Meta<typeof SchoolsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /schools']) => ({ api: { ...api, 'GET /schools': response } });

export const Default: Story = {};
export const Loading: Story = { parameters: { host: withResponses(pending) } };
export const Failed: Story = { parameters: { host: withResponses(failing) } };
export const None: Story = { parameters: { host: withResponses({ schools: [], count: 0 }) } };
export const NoMatch: Story = {
  parameters: { host: { ...withResponses({ schools: [], count: 0 }), route: '/superadmin/schools?search=zzz' } },
};
