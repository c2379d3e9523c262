import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { tabletsApi } from './attach-tablets.data.ts';
import { TabletList } from './TabletList.tsx';
import { attachTabletsTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Tablets of a school',
  component: TabletList,
  args: { schoolId: 1 },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: attachTabletsTexts, api: tabletsApi })],
} satisfies Meta<typeof TabletList>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: Answers) => ({
  parameters: { host: { api: { ...tabletsApi, ...answers } } },
});

export const Default: Story = {};
export const ForATeacher: Story = { parameters: { host: { me: fakeMe('TEACHER') } } };
export const RefusedName: Story = answering({
  'PATCH /devices/:id': { statusCode: 422, code: 'INVALID', message: 'À corriger', fields: { name: 'Champ requis' } },
});
export const Empty: Story = answering({ 'GET /devices': { devices: [], count: 0 } });
export const Loading: Story = answering({ 'GET /devices': pending });
export const Failed: Story = answering({ 'GET /devices': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
