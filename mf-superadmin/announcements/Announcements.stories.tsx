import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { announcementsApi } from './announcements.data.ts';
import AnnouncementsPage from './AnnouncementsPage.tsx';
import AnnouncementPanel from './panel/AnnouncementPanel.tsx';
import { announcementsTexts } from './texts.ts';

const route = '/superadmin/announcements';
const meta = {
  title: 'Superadmin/Announcements',
  component: AnnouncementsPage,
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: joinTexts(remote.texts, announcementsTexts),
      route,
      api: announcementsApi,
    }),
  ],
} satisfies Meta<typeof AnnouncementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withResponses = (response: Answers['GET /announcements']) =>
  host({ api: { ...announcementsApi, 'GET /announcements': response } });

const panel = (mode: 'VIEW' | 'ADD' | 'EDIT', itemId: number | null, more: Partial<Hosting> = {}) => ({
  ...host({ panel: { component: 'announcement', mode, itemId, fromPage: false }, ...more }),
  render: () => <AnnouncementPanel />,
});

export const List: Story = {};
export const Empty: Story = withResponses({ announcements: [], count: 0 });
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = host({ locale: 'en' });
export const View: Story = panel('VIEW', 5);
export const Ended: Story = panel('VIEW', 4);
export const Add: Story = panel('ADD', null);
export const Edit: Story = panel('EDIT', 5);
export const PanelFailed: Story = panel('VIEW', 5, { api: { ...announcementsApi, 'GET /announcements/:id': failing } });
