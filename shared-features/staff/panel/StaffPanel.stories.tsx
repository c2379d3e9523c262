import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import { account, api, independentSchool, independentTeacher, school } from './staffPanel.data.ts';
import StaffPanel from './StaffPanel.tsx';
import { staffPanelTexts } from './texts.ts';

const panel = (mode: PanelMode) => ({
  component: 'staff' as const,
  mode,
  itemId: mode === 'ADD' ? null : 30,
  fromPage: false,
});

const meta = {
  title: 'Shared features/Staff panel',
  component: StaffPanel,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: staffPanelTexts, panel: panel('VIEW'), api })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withUser = (item: Answers['GET /users/:id']) => ({ api: { ...api, 'GET /users/:id': item } });
const asSuperadmin = { me: fakeMe('SUPERADMIN'), path: '/superadmin/schools/:id', route: '/superadmin/schools/1' };

export const View: Story = {};
export const Invited: Story = host(withUser(account({ status: 'PENDING' })));
const undelivered = withUser(account({ status: 'PENDING', invitation_failure: 'FULL_MAILBOX' }));
export const Undelivered: Story = host(undelivered);
export const BySuperadmin: Story = host(asSuperadmin);
export const Banned: Story = host({ ...asSuperadmin, ...withUser(account({ status: 'BANNED' })) });
export const Independent: Story = host({ ...asSuperadmin, ...withUser(independentTeacher) });
export const ReadOnly: Story = host({ me: fakeMe('ADMIN', { schoolId: 99 }) });
export const Add: Story = host({ panel: panel('ADD') });
export const AddFull: Story = host({
  panel: panel('ADD'),
  api: { ...api, 'GET /schools/:id': { ...school, nb_teachers: 12 } },
});
export const AddForIndependent: Story = host({
  ...asSuperadmin,
  panel: panel('ADD'),
  api: { ...api, 'GET /schools/:id': independentSchool },
});
export const Edit: Story = host({ panel: panel('EDIT') });
export const EditUndelivered: Story = host({ panel: panel('EDIT'), ...undelivered });
export const EditBySuperadmin: Story = host({ ...asSuperadmin, panel: panel('EDIT') });
export const EditIndependent: Story = host({ ...asSuperadmin, panel: panel('EDIT'), ...withUser(independentTeacher) });
export const Loading: Story = host(withUser(pending));
export const Failed: Story = host(withUser(failing));
export const English: Story = host({ locale: 'en' });
