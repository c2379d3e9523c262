import type { Student } from '@memocartes/contract/students/students.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { Page } from '@memocartes/shared-ui/page';
import { Stack } from '@memocartes/shared-ui/stack';
import type { Meta, StoryObj } from '@storybook/react';

import { StudentActions, StudentFollowersAndHistory } from './index.ts';
import { student } from './student-page.data.ts';
import { studentPageTexts } from './texts.ts';

function FollowersAndHistory({ student: shown }: { readonly student: Student }) {
  return (
    <Page title="Inès BENALI" actions={<StudentActions student={shown} />}>
      <Stack>
        <StudentFollowersAndHistory student={shown} />
      </Stack>
    </Page>
  );
}

const api = {
  'GET /students/:id/attach_requests': { attach_requests: [], count: 0 },
  'GET /history': { history: [], count: 0 },
  'GET /classes': {
    classes: [
      { id: 3, name: 'CE1 A', level: 'CE1', nb_students: 24 },
      { id: 4, name: 'CE2', level: 'CE2', nb_students: 22 },
    ],
    count: 2,
  },
} satisfies Answers;

const meta = {
  title: 'Shared features/Followers and history of a student',
  component: FollowersAndHistory,
  args: { student },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: studentPageTexts, route: '/students/7', api })],
} satisfies Meta<typeof FollowersAndHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoFollower: Story = {
  args: { student: { ...student, followers: [], classes_id: null, class_: null } },
};
export const OfATeacher: Story = { parameters: { host: { me: fakeMe('TEACHER') } } };
export const Failed: Story = { parameters: { host: { api: { ...api, 'GET /history': failing } } } };
export const ClassesFailed: Story = { parameters: { host: { api: { ...api, 'GET /classes': failing } } } };
export const English: Story = { parameters: { host: { locale: 'en' } } };
