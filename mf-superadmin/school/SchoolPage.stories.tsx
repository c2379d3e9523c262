import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import SuperadminSchoolPanel from './billing/SuperadminSchoolPanel.tsx';
import { api, independent, panelTexts, storyTexts, trial } from './school.data.ts';
import SchoolPage from './SchoolPage.tsx';

const path = '/superadmin/schools/:id';

const meta = {
  title: 'Superadmin/School',
  component: SchoolPage,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: storyTexts, path, route: '/superadmin/schools/1', api })],
} satisfies Meta<typeof SchoolPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const showing = (school: Answers['GET /schools/:id']) => host({ api: { ...api, 'GET /schools/:id': school } });

export const Default: Story = {};
export const Trial: Story = showing(trial);
export const NoBuyer: Story = host({ api: { ...api, 'GET /schools/:id/buyer': null } });
export const NoPrice: Story = host({ api: { ...api, 'GET /prices': { prices: [], count: 0 } } });
export const Archived: Story = showing(independent);
export const Classes: Story = host({ route: '/superadmin/schools/1?tab=classes' });
export const Students: Story = host({ route: '/superadmin/schools/1?tab=students' });
export const Followers: Story = host({ route: '/superadmin/schools/1?tab=followers' });
export const History: Story = host({ route: '/superadmin/schools/1?tab=history' });
export const Loading: Story = showing(pending);
export const Failed: Story = showing(failing);
export const Unknown: Story = showing(notFound);
/** The side panel, with buyer and price. */
export const Panel: Story = {
  ...host({
    texts: panelTexts,
    panel: { component: 'school', mode: 'VIEW', itemId: 1, fromPage: false },
  }),
  render: () => <SuperadminSchoolPanel />,
};
export const English: Story = host({ locale: 'en' });
