import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import { api, school, trial } from '../form/school-form.data.ts';
import SchoolPanel from './SchoolPanel.tsx';
import { schoolPanelTexts } from './texts.ts';

const panel = (mode: PanelMode) => ({
  component: 'school' as const,
  mode,
  itemId: mode === 'ADD' ? null : 5,
  fromPage: false,
});

const meta = {
  title: 'Shared features/School panel',
  component: SchoolPanel,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: schoolPanelTexts, panel: panel('VIEW'), api })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SchoolPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withResponses = (response: Answers['GET /schools/:id']) => ({ api: { ...api, 'GET /schools/:id': response } });

export const View: Story = {};
export const Archived: Story = host(withResponses({ ...school, status: 'ARCHIVED' }));
export const ReadOnly: Story = host({ me: fakeMe('TEACHER', { schoolId: 5 }) });
export const OwnSchool: Story = host({ me: fakeMe('ADMIN', { schoolId: 5 }), panel: panel('EDIT') });
export const Add: Story = host({ panel: panel('ADD') });
export const Edit: Story = host({ panel: panel('EDIT') });
export const EditTrial: Story = host({ panel: panel('EDIT'), ...withResponses(trial) });
export const EditIndependent: Story = host({
  panel: panel('EDIT'),
  ...withResponses({ ...trial, offers_id: 1, offer: { id: 1, code: 'TEACHER_FREE' }, is_master: true }),
});
export const EditDraft: Story = host({ panel: panel('EDIT'), ...withResponses({ ...school, status: 'DRAFT' }) });
export const Loading: Story = host(withResponses(pending));
export const Failed: Story = host(withResponses(failing));
export const English: Story = host({ locale: 'en' });
