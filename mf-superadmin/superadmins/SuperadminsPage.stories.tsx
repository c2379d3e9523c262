import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { api } from './superadmins.data.ts';
import SuperadminsPage from './SuperadminsPage.tsx';

const meta = {
  title: 'Superadmin/Superadmins',
  component: SuperadminsPage,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: remote.texts, route: '/superadmin', api })],
} satisfies Meta<typeof SuperadminsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const none = { authentications: [], count: 0 };

export const Default: Story = {};
export const Loading: Story = host({ api: { 'GET /auth': pending } });
export const Failed: Story = host({ api: { 'GET /auth': failing } });
export const NoMatch: Story = host({ api: { 'GET /auth': none }, route: '/superadmin?status=BANNED' });
export const English: Story = host({ locale: 'en' });
