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

const withResponses = (responses: Answers) => ({
  parameters: { host: { api: { ...tabletsApi, ...responses } } },
});

export const Default: Story = {};
export const ForATeacher: Story = { parameters: { host: { me: fakeMe('TEACHER') } } };
export const RefusedName: Story = withResponses({
  'PATCH /devices/:id': { statusCode: 422, code: 'INVALID', message: 'À corriger', fields: { name: 'Champ requis' } },
});
export const Empty: Story = withResponses({ 'GET /devices': { devices: [], count: 0 } });
export const Loading: Story = withResponses({ 'GET /devices': pending });
export const Failed: Story = withResponses({ 'GET /devices': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
