import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { Button } from '@memocartes/shared-ui/button';
import type { Meta, StoryObj } from '@storybook/react';

import { classOptions, studentsPage } from './students-list.data.ts';
import { StudentsList } from './StudentsList.tsx';
import { studentsListTexts } from './texts.ts';

const api = { 'GET /students': studentsPage, 'GET /classes/select': classOptions } satisfies Answers;

const meta = {
  title: 'Shared features/Students',
  component: StudentsList,
  args: { scope: 'school' },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: studentsListTexts, route: '/schools/students', api })],
} satisfies Meta<typeof StudentsList>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /students'], route = '/schools/students') => ({
  parameters: { host: { route, api: { ...api, 'GET /students': response } } },
});

const none = { students: [], count: 0 };

export const Default: Story = {};
export const OfATeacher: Story = {
  args: { scope: 'mine', readOnly: true },
  parameters: { host: { me: fakeMe('TEACHER') } },
};
export const Embedded: Story = { args: { embedded: true, schoolId: 4, actions: <Button>Ajouter un élève</Button> } };
export const Loading: Story = withResponses(pending);
export const Empty: Story = { args: { emptyAction: <Button>Importer des élèves</Button> }, ...withResponses(none) };
export const NoMatch: Story = withResponses(none, '/schools/students?class_id=none&level=CP');
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
