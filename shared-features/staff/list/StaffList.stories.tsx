import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { AddStaff } from './AddStaff.tsx';
import { school, staffPage } from './staff-list.data.ts';
import { StaffList } from './StaffList.tsx';
import { staffListTexts } from './texts.ts';

const api = { 'GET /users': staffPage, 'GET /schools/:id': school } satisfies Answers;

const meta = {
  title: 'Shared features/Staff',
  component: StaffList,
  args: { actions: <AddStaff schoolId={1} /> },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: staffListTexts, route: '/schools/users', api })],
} satisfies Meta<typeof StaffList>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers, route = '/schools/users') => ({
  parameters: { host: { route, api: { ...api, ...responses } } },
});

const none = { users: [], count: 0 };

export const Default: Story = {};
export const NoSeatLeft: Story = withResponses({ 'GET /schools/:id': { ...school, nb_teachers: 4 } });
export const IndependentTeacher: Story = withResponses({
  'GET /schools/:id': {
    ...school,
    offers_id: 1,
    is_master: true,
    nb_teachers: 1,
    limits: { ...school.limits, teachers: 1 },
  },
});
export const Embedded: Story = { args: { embedded: true, schoolId: 4 } };
export const Loading: Story = withResponses({ 'GET /users': pending });
export const Empty: Story = withResponses({ 'GET /users': none });
export const NoMatch: Story = withResponses({ 'GET /users': none }, '/schools/users?status=BANNED');
export const Failed: Story = withResponses({ 'GET /users': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
