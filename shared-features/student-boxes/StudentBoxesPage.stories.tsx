import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { noCards, student, studentBoxes } from './student-boxes.data.ts';
import { StudentBoxesPage } from './StudentBoxesPage.tsx';
import { studentBoxesTexts } from './texts.ts';

const api = { 'GET /students/:id': student, 'GET /graphs/students/:id/cards': studentBoxes };

const meta = {
  title: 'Shared features/Student boxes',
  component: StudentBoxesPage,
  decorators: [
    hosted({ me: fakeMe('TEACHER'), path: '/students/:id', route: '/students/7', texts: studentBoxesTexts, api }),
  ],
} satisfies Meta<typeof StudentBoxesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: Record<string, unknown>) => ({ parameters: { host: { api: { ...api, ...answers } } } });

export const Default: Story = {
  args: {
    breadcrumb: ({ class_ }) => (class_ ? [{ label: class_.name, to: `/classes/${class_.id}` }] : []),
  },
};
export const Loading: Story = answering({ 'GET /students/:id': pending, 'GET /graphs/students/:id/cards': pending });
export const Empty: Story = answering({ 'GET /graphs/students/:id/cards': noCards });
export const Failed: Story = answering({ 'GET /graphs/students/:id/cards': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
