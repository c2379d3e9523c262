import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { api, managedSections } from '../resources.data.ts';
import { resourcesTexts } from '../texts.ts';
import ResourcesPage from './ResourcesPage.tsx';

const meta = {
  title: 'Shared features/Resources',
  component: ResourcesPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: resourcesTexts, api, route: '/resources' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResourcesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const listing = (answer: Answers['GET /resources/sections']) =>
  host({ api: { ...api, 'GET /resources/sections': answer } });

export const Default: Story = {};
export const OpenFolder: Story = host({ route: '/resources?section=4' });
export const List: Story = host({ route: '/resources?search=a&view=list' });
export const Follower: Story = host({ me: fakeMe('USER') });
export const Superadmin: Story = host({
  me: fakeMe('SUPERADMIN'),
  api: { ...api, 'GET /resources/sections': managedSections, 'GET /schools/select': { schools: [] } },
});
export const Opened: Story = host({ route: '/resources?resource=2' });
export const ReadOnly: Story = host({ route: '/resources?resource=1' });
export const Gone: Story = host({ route: '/resources?resource=404' });
export const Loading: Story = listing(pending);
export const Empty: Story = listing({ sections: [], count: 0 });
export const NoMatch: Story = host({
  route: '/resources?search=zzz',
  api: { ...api, 'GET /resources/sections': { sections: [], count: 0 } },
});
export const Failed: Story = listing(failing);
export const English: Story = host({ locale: 'en' });
