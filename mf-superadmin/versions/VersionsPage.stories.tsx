import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { versionsTexts } from './texts.ts';
import { versionsApi } from './versions.data.ts';
import VersionsPage from './VersionsPage.tsx';

const meta = {
  title: 'Superadmin/Versions',
  component: VersionsPage,
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: joinTexts(remote.texts, versionsTexts),
      route: '/superadmin/versions',
      api: versionsApi,
    }),
  ],
} satisfies Meta<typeof VersionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });

export const Default: Story = {};
export const Empty: Story = host({ api: { 'GET /remotes': { remotes: [], count: 0 } } });
export const Loading: Story = host({ api: { 'GET /remotes': pending } });
export const Failed: Story = host({ api: { 'GET /remotes': failing } });
export const English: Story = host({ locale: 'en' });
export const NoDeveloper: Story = host({
  api: { ...versionsApi, 'GET /remotes/developers': { developers: [], count: 0 } },
});
